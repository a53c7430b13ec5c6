import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { showDay } from "../i18n/day-words.ts";
import type { DonateData } from "./donate-data.server.ts";

/** What never changes: made by the build, kept as it is when the island hydrates. */
type Words = "lead" | "levels" | "currency" | "noscript" | "note" | "once";
type Pieces = "notice" | "proof" | "payee" | "check" | "hints" | "aside";
export type DonateParts = Readonly<Record<Words | Pieces, ReactNode>>;

type Donate = DonateData & { readonly parts: DonateParts };

export const DonateContext = createContext<Donate | undefined>(undefined);

export function useDonate(): Donate {
  const data = useContext(DonateContext);
  if (!data) throw new Error("no donate page above this component");
  return data;
}

/** As Trusted Types take it; always the same, or React would put it in again. */
const nothing = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? "" };

/**
 * A slot of Astro's stays as the page has it. Where React draws the island anew (a browser translated the
 * page before), it is moved over: Astro's own would set it as HTML, which Trusted Types refuse.
 */
export function Part({ name }: { name: keyof DonateParts }) {
  const { parts } = useDonate();
  const place = useRef<HTMLElement>(null);
  const [kept] = useState(() => globalThis.document?.querySelector(`astro-slot[name=${name}]`));
  useLayoutEffect(() => {
    if (kept && place.current !== kept) place.current?.append(...kept.childNodes);
  }, [kept]);
  if (!kept) return parts[name];
  return createElement("astro-slot", {
    ref: place,
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: nothing,
  });
}

/** @param date ISO 8601, a day or a moment */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{showDay(date, useDonate().days)}</time>;
}
