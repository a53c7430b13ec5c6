import { createContext, useContext } from "react";
import type { IslandShell, Shell } from "./shell.server.ts";

export const IslandContext = createContext<IslandShell | undefined>(undefined);

/** Only for what is rendered when the site is built. */
export const ShellContext = createContext<Shell | undefined>(undefined);

export function useIslandShell(): IslandShell {
  const shell = useContext(IslandContext);
  if (!shell) throw new Error("no island above this component");
  return shell;
}

/** @throws Error in an island, which does not get the whole shell */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}
