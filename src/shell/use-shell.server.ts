import { createContext, useContext } from "react";
import type { Shell } from "./shell.server.ts";

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Only for what is rendered when the site is built: an island does not get the whole shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}
