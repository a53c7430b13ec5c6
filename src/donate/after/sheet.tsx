import type { ReactNode } from "react";
import { createPortal } from "react-dom";

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
