import { friendlyFormatIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { loadSite } from "../../content/site.ts";
import type { FromAbroad, OtherWay } from "../../content/ways-to-give.ts";
import type { Language } from "../../i18n/languages-schema.ts";
import { drawQr } from "../bankily/qr-code.ts";
import type { DonateTexts } from "../donate-texts.ts";

/** The further ways to give, with their words; undefined where `site.yaml` has none. */
export function waysData(texts: DonateTexts["donor"]["other"], language: Language) {
  const { otherWays = [], fromAbroad } = loadSite();
  if (otherWays.length === 0 && fromAbroad === undefined) return undefined;
  return {
    texts,
    local: otherWays.map((way) => localWay(way, language)),
    abroad: fromAbroad && abroadWay(fromAbroad),
  };
}

export type WaysData = NonNullable<ReturnType<typeof waysData>>;

/** What is shown in groups, as people read it, and copied without them, as programs take it. */
function localWay(way: OtherWay, language: Language) {
  const { kind, name, holder, tried } = way;
  const steps = way.steps[language.code] ?? [];
  const copied = kind === "wallet" ? way.number : way.account;
  const shown = isValidIBAN(copied) ? groups(copied) : copied;
  return { kind, name, holder, tried, steps, copied, shown };
}

function abroadWay(way: FromAbroad) {
  if (way.kind === "relay") return way;
  const { reference } = loadSite().bankily;
  const text = epcText({ ...way, reference });
  return { ...way, shown: groups(way.iban), code: text && drawQr(text) };
}

const groups = (iban: string) => friendlyFormatIBAN(iban) ?? iban;

/** The most that a code may hold, in bytes (EPC069-12, 3.1). */
const maxBytes = 331;

/**
 * What a QR code for a SEPA credit transfer says, which banks' apps fill their form with: the European
 * Payments Council's guideline EPC069-12, version 002 of its data, in UTF-8. The amount is left to the
 * donor, who may then set it in the app.
 *
 * @returns undefined for an account outside SEPA, such as a Mauritanian one: no app takes it from a code
 * @throws RangeError when it is longer than the guideline allows
 */
export function epcText({
  iban,
  bic,
  holder,
  reference,
}: Record<"iban" | "bic" | "holder" | "reference", string>): string | undefined {
  if (!isSEPACountry(iban.slice(0, 2))) return undefined;
  const noAmountPurposeOrStructuredReference = ["", "", ""];
  const transfer = [bic, holder, iban, ...noAmountPurposeOrStructuredReference, reference];
  const text = ["BCD", "002", "1", "SCT", ...transfer].join("\n");
  if (Buffer.byteLength(text) > maxBytes)
    throw new RangeError("The transfer is too long for a code");
  return text;
}
