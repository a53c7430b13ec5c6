import type { ReactNode } from "react";
import { cardLook } from "./sent-card.tsx";

type FoldedProps = { name: string; onOpen: () => void; children: ReactNode };

/** A tool that is folded until it is asked for. */
export function Folded({ name, onOpen, children }: FoldedProps) {
  return (
    <details className={cardLook} onToggle={onOpen}>
      <summary className="min-h-11 py-2 text-title font-semibold">{name}</summary>
      {children}
    </details>
  );
}
