import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useDonate } from "./use-donate.tsx";

/** What never changes: made by the build, kept as it is when the island hydrates. */
type Words = "lead" | "giftChoices" | "currency" | "noscript" | "note" | "once";
type Pieces = "notice" | "proof" | "payee" | "check" | "hints" | "aside";
export type DonateSlots = Readonly<Record<Words | Pieces, ReactNode>>;

/** As Trusted Types take it; always the same, or React would put it in again. */
const nothing = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" };

/**
 * A slot of Astro's stays as the page has it. Where React draws the island anew (a browser translated the
 * page before), it is moved over: Astro's own would set it as HTML, which Trusted Types refuse.
 */
export function Slot({ name }: { name: keyof DonateSlots }) {
  const { slots } = useDonate();
  const place = useRef<HTMLElement>(null);
  const [kept] = useState(() => globalThis.document?.querySelector(`astro-slot[name=${name}]`));
  useLayoutEffect(() => {
    if (kept && place.current !== kept) place.current?.append(...kept.childNodes);
  }, [kept]);
  if (!kept) return slots[name];
  return createElement("astro-slot", {
    ref: place,
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: nothing,
  });
}
