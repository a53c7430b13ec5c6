import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page's script has taken over. Until then, and for good where it never arrives, what
 * is pressed does nothing: buttons are disabled so that they do not promise otherwise.
 */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
