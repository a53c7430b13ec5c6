import { createContext, useContext } from "react";
import type { Shell } from "./shell.server.ts";

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Only for parts that the build renders, since an island gets only a part of the shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}
