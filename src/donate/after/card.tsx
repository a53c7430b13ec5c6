import type { ReactNode } from "react";
import { createPortal } from "react-dom";

/** How the cards after the transfer look. */
export const cardLook = "rounded-soft border-2 border-line bg-white p-5";

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

/** What the page can print in place of the poster. */
export type SheetKind = "note" | "card";

/** A sheet that stands on paper only, and only when it is asked for: see `poster.css`. */
export function Sheet({ kind, children }: { kind: SheetKind; children: ReactNode }) {
  const main = document.getElementById("content");
  return main === null ? null : createPortal(<div data-sheet={kind}>{children}</div>, main);
}

/** Opens the print dialogue with a sheet in place of the poster. */
export function printSheet(kind: SheetKind): void {
  const { dataset } = document.documentElement;
  dataset["print"] = kind;
  // Not after `print()`: Safari on phones returns from it before it has drawn the page.
  addEventListener("afterprint", () => delete dataset["print"], { once: true });
  print();
}
