import { useDeferredValue, useEffect, useState } from "react";

/**
 * Whether the island has started: before that a button does nothing, so it is disabled. The value is deferred, because
 * React enables buttons in steps, and a tap could come between.
 */
export function useReady(): boolean {
  return useDeferredValue(true, false);
}

/** For a live region that has words from the start: they are not said while the page opens. */
export const useLive = () => (useReady() ? "polite" : undefined);

/** Without a pause each key would be announced. */
const pauseMs = 800;

/**
 * The text after a pause. The first text is announced only after another one.
 * @param start what there is before the first pause
 */
export function useAfterPause(text: string, start = ""): string {
  const [initial] = useState(text);
  const [settled, setSettled] = useState(start);
  useEffect(() => {
    if (text === initial && settled === "") return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, initial, settled]);
  return settled;
}
