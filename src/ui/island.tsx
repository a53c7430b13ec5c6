import type { ReactNode } from "react";
import type { IslandShell } from "../layouts/shell.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Toasts } from "./toasts.tsx";
import { IslandContext } from "./use-shell.ts";

/**
 * What every hydrated part of a page stands in: the shell's data, the toasts, and how else to reach
 * the charity in place of a part that fails.
 */
export function Island({ shell, children }: { shell: IslandShell; children: ReactNode }) {
  return (
    <IslandContext value={shell}>
      <CrashBoundary>{children}</CrashBoundary>
      <Toasts />
    </IslandContext>
  );
}
