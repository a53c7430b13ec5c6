import { useDeferredValue, useEffect, useState } from "react";

/**
 * Whether the page is hydrated. Until then, and for good where the script never arrives, a button does
 * nothing when pressed: buttons are disabled so that they do not promise otherwise. Deferred, so that
 * React enables them in steps that a tap can come between.
 */
export function useReady(): boolean {
  return useDeferredValue(true, false);
}

/** How long the visitor must have paused, in milliseconds: a result per key pressed is noise. */
const pauseMs = 800;

/** The text as it was when it last stopped changing; empty until it first changes. */
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
