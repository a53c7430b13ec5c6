import { createContext, type ReactNode, useContext } from "react";
import { loadTexts, type TextName } from "../content/load-content.server.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { islandShell, type Shell } from "./shell.server.ts";
import { IslandContext } from "./use-island-shell.ts";

const ShellContext = createContext<Shell | undefined>(undefined);

export function StaticPart({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellContext value={shell}>
      <IslandContext value={islandShell(shell)}>{children}</IslandContext>
    </ShellContext>
  );
}

/** Only for parts that the build renders, since an island gets only a part of the shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}

/** The texts of a file in the language of the page. */
export const useTexts = <Name extends TextName>(name: Name) => loadTexts(name, useShell().language);

/** A label for screen readers, where the layout explains the value to the eye. */
export function SpokenLabel({ children }: { children: string }) {
  const { ui } = useShell();
  return <span className="sr-only">{`${interpolate(ui.label, { label: children })}\u00a0`}</span>;
}
