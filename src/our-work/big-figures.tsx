import type { ReactNode } from "react";
import type { Shell } from "../layouts/shell.ts";
import { Ltr } from "../ui/ltr.tsx";

/** The shell's figures, set larger than the sentence that they stand in. */
export function bigFigures(figures: Shell["figures"]): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      <Ltr key={name} className="whitespace-nowrap text-figure font-bold leading-tight">
        {figure}
      </Ltr>,
    ]),
  );
}
