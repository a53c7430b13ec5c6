import { useSyncExternalStore } from "react";

/** A value that the islands of a page share. An island that wakes later first draws the page as it was built. */
export function sharedValue<Value>() {
  let value: Value | undefined;
  const listeners = new Set<() => void>();
  const get = () => value;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(listen, get, () => undefined),
  };
}
