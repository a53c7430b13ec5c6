import { createContext, useContext } from "react";
import type { IslandShell } from "./shell.server.ts";

/** @returns a context and its hook, which throws when no component above has given a value */
export function neededContext<Value>() {
  const Context = createContext<Value | undefined>(undefined);
  const useValue = () => {
    const value = useContext(Context);
    if (value === undefined) throw new Error("the context above this component is missing");
    return value;
  };
  return { Context, useValue };
}

export const { Context: IslandContext, useValue: useIslandShell } = neededContext<IslandShell>();
