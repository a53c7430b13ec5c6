import type { ReactNode } from "react";
import { interpolate } from "../i18n/interpolate.ts";
import { islandShell, type Shell } from "./shell.server.ts";
import { IslandContext } from "./use-island-shell.ts";
import { ShellContext, useShell } from "./use-shell.server.ts";

export function StaticPart({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <IslandContext value={islandShell(shell)}>{children}</IslandContext>
    </ShellContext>
  );
}

/** A label for screen readers, where the layout explains the value to the eye. */
export function SpokenLabel({ children }: { children: string }) {
  const { ui } = useShell();
  return <span className="sr-only">{`${interpolate(ui.label, { label: children })}\u00a0`}</span>;
}
