import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** Nothing, as the policy on what becomes HTML takes it. Always the same, or React would put it in again. */
const nothing = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" };

/**
 * A part of an island that was rendered when the site was built (a slot of Astro's, by its name) and stays as
 * the page has it. Where React has to draw the island anew, as when a browser translated the page before,
 * it is moved over: Astro's own would set it as HTML, which Trusted Types refuse.
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
