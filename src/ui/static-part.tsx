import type { ReactNode } from "react";
import { islandShell, type Shell } from "../layouts/shell.ts";
import { IslandContext, ShellContext } from "./use-shell.ts";

/** Gives the shell to what is rendered once, when the site is built, and never hydrated. */
export function StaticPart({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <IslandContext value={islandShell(shell)}>{children}</IslandContext>
    </ShellContext>
  );
}
