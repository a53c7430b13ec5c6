import { useDeferredValue, useEffect, useState } from "react";

/**
 * Before hydration a button does nothing, so it is disabled. Deferred: React enables buttons in steps
 * that a tap can come between.
 */
export function useReady(): boolean {
  return useDeferredValue(true, false);
}

/** Milliseconds: a result per key pressed is noise. */
const pauseMs = 800;

/** Empty until it first changes. */
export function useAfterPause(text: string): string {
  const [initial] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === initial && settled === "") return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, initial, settled]);
  return settled;
}
