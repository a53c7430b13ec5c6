import { friendlyFormatIBAN, isSEPACountry, isValidIBAN } from "ibantools";
import { loadSite } from "../../content/site.ts";
import type { FromAbroad, OtherWay } from "../../content/ways-to-give.ts";
import type { Language } from "../../i18n/languages-schema.ts";
import { drawQr } from "../bankily/qr-code.ts";

/** The further ways to give as the page's island gets them; undefined where `site.yaml` has none. */
export function waysData(language: Language) {
  const { otherWays = [], fromAbroad } = loadSite();
  if (otherWays.length === 0 && fromAbroad === undefined) return undefined;
  return {
    local: otherWays.map((way) => localWay(way, language)),
    abroad: fromAbroad && abroadWay(fromAbroad),
  };
}

type WaysData = NonNullable<ReturnType<typeof waysData>>;
export type LocalWay = WaysData["local"][number];
export type AbroadWay = NonNullable<WaysData["abroad"]>;

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
  const code = epcText({ ...way, reference });
  return { ...way, shown: groups(way.iban), code: code === undefined ? undefined : drawQr(code) };
}

const groups = (iban: string) => friendlyFormatIBAN(iban) ?? iban;

type Transfer = {
  readonly iban: string;
  readonly bic: string;
  readonly holder: string;
  /** What the donor writes with the transfer. */
  readonly reference: string;
};

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
export function epcText({ iban, bic, holder, reference }: Transfer): string | undefined {
  if (!isSEPACountry(iban.slice(0, 2))) return undefined;
  const [amount, purpose, structuredReference] = ["", "", ""];
  const text = [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    holder,
    iban,
    amount,
    purpose,
    structuredReference,
    reference,
  ].join("\n");
  if (Buffer.byteLength(text) > maxBytes)
    throw new RangeError("The transfer is too long for a code");
  return text;
}
