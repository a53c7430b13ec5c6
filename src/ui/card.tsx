import type { ReactNode } from "react";
import { OrnamentBand } from "./ornament.tsx";

/** A slip of paper that lies on the page, with a band of ornament along its upper edge. */
export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`overflow-hidden rounded-soft bg-white shadow-raised${className && ` ${className}`}`}
    >
      <OrnamentBand className="text-accent" />
      {children}
    </div>
  );
}
