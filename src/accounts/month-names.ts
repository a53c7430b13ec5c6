import type { Language } from "../i18n/languages-schema.ts";

/**
 * The name of a month, as Node's `Intl` has it (Unicode CLDR), with the digits 0–9.
 * @param month such as `2026-11`
 * @param style `long` with its year, "November 2026"; `short` alone, "Nov"
 */
export function monthName(
  month: string,
  { locale }: Pick<Language, "locale">,
  style: "long" | "short",
): string {
  const year = style === "long" ? ({ year: "numeric" } as const) : {};
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
    month: style,
    ...year,
    timeZone: "UTC",
  });
  return format.format(Date.parse(`${month}-01`));
}

/** A year or a month as it is called; a year is called by its number. */
export const periodName = (name: string, language: Pick<Language, "locale">): string =>
  name.includes("-") ? monthName(name, language, "long") : name;
