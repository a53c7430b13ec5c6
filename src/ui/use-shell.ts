import { createContext, useContext } from "react";
import type { IslandShell, Shell } from "./shell.server.ts";

/** What components of an island may know of the shell. */
export const IslandContext = createContext<IslandShell | undefined>(undefined);

/** The whole shell, for what is only ever rendered when the site is built. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** The island's part of the shell. @throws Error outside an island and a static part */
export function useIsland(): IslandShell {
  const shell = useContext(IslandContext);
  if (!shell) throw new Error("no island above this component");
  return shell;
}

/** The whole shell. @throws Error in an island, which does not get it */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}
