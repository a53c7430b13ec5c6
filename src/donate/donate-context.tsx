import { createContext, type ReactNode, useContext } from "react";
import { showDay } from "../i18n/day-words.ts";
import { KeptPart } from "../ui/kept-part.tsx";
import type { DonateData } from "./donate-data.server.ts";

/**
 * What of the page never changes. It is rendered when the site is built, stands in the page once and is
 * kept as it is when the island hydrates; `src/pages/[...locale]/donate.astro` fills it in.
 */
type Words = "lead" | "levels" | "currency" | "noscript" | "note" | "once";
type Pieces = "notice" | "proof" | "payee" | "check" | "hints" | "aside";
export type DonateParts = Readonly<Record<Words | Pieces, ReactNode>>;

type Donate = DonateData & { readonly parts: DonateParts };

/** The page gives its words and figures to all that stands on it. */
export const DonateContext = createContext<Donate | undefined>(undefined);

/** The words and figures of Donate. @throws Error outside of it */
export function useDonate(): Donate {
  const data = useContext(DonateContext);
  if (!data) throw new Error("no donate page above this component");
  return data;
}

/** A part that never changes, where it stands. */
export function Part({ name }: { name: keyof DonateParts }) {
  return <KeptPart name={name}>{useDonate().parts[name]}</KeptPart>;
}

/** A day or a moment in words. @param date ISO 8601 */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{showDay(date, useDonate().days)}</time>;
}
