import { createContext, useContext } from "react";
import { loadTexts, type TextName } from "../content/load-content.server.ts";
import type { Shell } from "./shell.server.ts";

export const ShellContext = createContext<Shell | undefined>(undefined);

/** Only for parts that the build renders, since an island gets only a part of the shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("no shell above this component");
  return shell;
}

/** The texts of a file in the language of the page. */
export const useTexts = <Name extends TextName>(name: Name) => loadTexts(name, useShell().language);
