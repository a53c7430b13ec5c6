import type { Template } from "../../i18n/interpolate.ts";
import { interpolate, isolate } from "../../i18n/interpolate.ts";
import type { IslandShell } from "../../layouts/shell.ts";
import type { DonateData } from "../donate-data.ts";
import type { GiftFormState } from "../gift/use-gift.ts";

/** What the charity needs to find a gift, as labelled lines. */
export type GiftLine = { readonly label: string; readonly value: string };

/** The amount of a gift in words, in its own currency too; "" while there is none. */
export function writtenAmount({ amountMru, currency, shown }: GiftFormState): string {
  if (amountMru === 0) return "";
  return currency === "MRU" ? shown.mru : `${shown.mru} (${shown.own})`;
}

type Texts = Pick<DonateData["texts"], "bankily" | "donor">;

/** What is known of a gift: the day in words, code and name cleaned. */
type GiftFacts = Partial<Record<"amount" | "date" | "code" | "inName", string>>;

/** The lines on a gift and on where it goes; what is not known is left out. */
export function giftLines(
  { bankily, donor }: Texts,
  { phone, bankily: account }: IslandShell["site"],
  { amount = "", date = "", code = "", inName = "" }: GiftFacts,
): readonly GiftLine[] {
  return [
    { label: bankily.amountLabel, value: amount },
    { label: donor.sent.date, value: date },
    { label: bankily.numberLabel, value: phone },
    { label: bankily.holderLabel, value: account.holder },
    { label: donor.sent.reference, value: account.reference },
    { label: donor.sent.code, value: code },
    // Behind the payee, so that it is not taken for a holder.
    { label: donor.inName.label, value: inName },
  ].filter(({ value }) => value !== "");
}

type Shell = Pick<IslandShell, "language" | "ui">;

/** A greeting and the lines as plain text, each value in its own order. */
export function giftMessage(
  greeting: string,
  lines: readonly GiftLine[],
  { language, ui }: Shell,
): string {
  const written = lines.map(({ label, value }) =>
    interpolate(ui.line, { label, value: isolate(value, language.dir) }),
  );
  return [greeting, ...written].join("\n");
}

/**
 * A text with the charity's name in it, as plain text, and the name that the gift is in, which may be in
 * another script than the page.
 */
export function withNames(
  text: Template<"name" | "person">,
  { language: { dir }, ui }: Shell,
  person = "",
): string {
  return interpolate(text, { name: isolate(ui.name, dir), person: isolate(person, dir) });
}

/** An invitation, and its link on a line to itself, where it keeps its order without marks. */
export function withLink(invitation: string, url: string): string {
  return `${invitation}\n${url}`;
}
