import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** As Trusted Types take it; always the same, or React would put it in again. */
const nothing = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" };

/**
 * A slot of Astro's stays as the page has it. Where React draws the island anew (a browser translated the
 * page before), it is moved over: Astro's own would set it as HTML, which Trusted Types refuse.
 */
export function KeptPart({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const [kept] = useState(() => globalThis.document?.querySelector(`astro-slot[name=${name}]`));
  useLayoutEffect(() => {
    if (kept && place.current !== kept) place.current?.append(...kept.childNodes);
  }, [kept]);
  if (!kept) return children;
  return createElement("astro-slot", {
    ref: place,
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: nothing,
  });
}
