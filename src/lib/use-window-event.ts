import { useEffect, useEffectEvent } from "react";

/** Calls a function at an event that reaches the window, while the component is there. */
export function useWindowEvent(type: string, handle: (event: Event) => void): void {
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: Event) => handleNow(event);
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  }, [type]);
}
