import { useDeferredValue, useEffect, useState } from "react";

/**
 * Whether a button may be enabled, because before hydration it does nothing. It is deferred, because
 * React enables buttons in steps and a tap could come between.
 */
export function useReady(): boolean {
  return useDeferredValue(true, false);
}

/** For a live region with words from the start, which would be said while the page opens. */
export const useLive = () => (useReady() ? "polite" : undefined);

/** An announcement at every key would be noise. */
const pauseMs = 800;

/** The text after a pause. The text of the beginning is not announced before another one was. */
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
