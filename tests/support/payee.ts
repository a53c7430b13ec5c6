import type { DonateTexts } from "../../generated/texts.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import type { InLanguage } from "./every-language.ts";

export function payeeOf({ site }: InLanguage["shell"], { bankily, donor }: DonateTexts) {
  const [openNumber, enterNumber] = bankily.steps;
  const { merchantCode } = site.bankily;
  if (merchantCode === undefined) {
    return {
      ...bankily,
      isCode: false,
      value: site.phone,
      bare: bareNumber(site),
      copied: bankily.copiedNumber,
      steps: [openNumber, interpolate(enterNumber, { phone: site.phone })],
    };
  }
  const { merchant } = donor;
  return {
    ...merchant,
    isCode: true,
    value: merchantCode,
    bare: merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    steps: [merchant.open, interpolate(merchant.step, { code: merchantCode })],
  };
}

/** The copied number has no spaces. */
function bareNumber({ phone, bankily }: InLanguage["shell"]["site"]): string {
  const digits = phone.replaceAll(" ", "");
  return bankily.copiedNumber === "national" ? digits.slice("+222".length) : digits;
}
