import { useDeferredValue } from "react";

/**
 * Whether the page's script has taken over. Until then, and for good where it never arrives, what
 * is pressed does nothing: buttons are disabled so that they do not promise otherwise. Deferred, so
 * that React enables them in steps that a tap can come between.
 */
export function useReady(): boolean {
  return useDeferredValue(true, false);
}
