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
      copied: bankily.copiedNumber,
      steps: [openNumber, interpolate(enterNumber, { phone: site.phone })],
    };
  }
  const { merchant } = donor;
  return {
    ...merchant,
    isCode: true,
    value: merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    steps: [merchant.open, interpolate(merchant.step, { code: merchantCode })],
  };
}
