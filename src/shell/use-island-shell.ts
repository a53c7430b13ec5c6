import { createContext, useContext } from "react";
import type { IslandShell } from "./shell.server.ts";

/** A context that must be given. @returns it and its hook, which throws where it is not */
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
