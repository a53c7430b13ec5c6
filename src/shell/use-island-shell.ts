import { createContext, useContext } from "react";
import type { IslandShell } from "./shell.server.ts";

export const IslandContext = createContext<IslandShell | undefined>(undefined);

export function useIslandShell(): IslandShell {
  const shell = useContext(IslandContext);
  if (!shell) throw new Error("no island above this component");
  return shell;
}
