import { createContext, useContext } from "react";
import type { Shell } from "./shell.server.ts";

/** The root route provides the shell's data to every component. */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** The shell's data: language, addresses of pages, words of the shell. @throws Error outside the root route */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}
