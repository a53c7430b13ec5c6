import { type ReactNode, useEffect } from "react";
import type { IslandShell } from "../layouts/shell.ts";
import { CrashBoundary } from "./crash-boundary.tsx";
import { Toasts } from "./toasts.tsx";
import { IslandContext } from "./use-shell.ts";

type IslandProps = {
  shell: IslandShell;
  /** The level of the first heading in it. */
  heading?: "h1" | "h2";
  children: ReactNode;
};

/**
 * What every hydrated part of a page stands in: the shell's data, the toasts, and how else to reach
 * the charity in place of a part that fails.
 */
export function Island({ shell, heading = "h2", children }: IslandProps) {
  useEffect(askToBeKept, []);
  return (
    <IslandContext value={shell}>
      <CrashBoundary heading={heading}>{children}</CrashBoundary>
      <Toasts />
    </IslandContext>
  );
}

/** Lets the service worker keep the page with its scripts, now that they are there. */
function askToBeKept(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage("awake"));
}
