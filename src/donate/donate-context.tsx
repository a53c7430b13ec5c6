import { createContext, type ReactNode, useContext } from "react";
import { showDay } from "../i18n/day-words.ts";
import { KeptPart } from "../ui/kept-part.tsx";
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

export function Part({ name }: { name: keyof DonateParts }) {
  return <KeptPart name={name}>{useDonate().parts[name]}</KeptPart>;
}

/** @param date ISO 8601, a day or a moment */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{showDay(date, useDonate().days)}</time>;
}
