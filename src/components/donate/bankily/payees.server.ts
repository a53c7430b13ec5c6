import type { DonateTexts } from "../../../../generated/texts.ts";
import type { Shell } from "../../shell/shell.server.ts";

/** The best payee comes first: for a merchant code the app shows the holder's name. */
export function payeesOf({ site }: Pick<Shell, "site">, { donor }: DonateTexts) {
  const number = {
    ...donor.number,
    kind: "phone",
    value: site.phone,
    toCopy: numberToCopy(site),
  } as const;
  const { merchantCode } = site.bankily;
  if (merchantCode === undefined) return [number] as const;
  const { merchant } = donor;
  const code = {
    ...merchant,
    kind: "merchant",
    value: merchantCode,
    toCopy: merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
  } as const;
  return [code, { ...number, label: merchant.orNumber }] as const;
}

/** The number without spaces, as the field in Bankily needs it. */
function numberToCopy({ phone, bankily }: Shell["site"]): string {
  const dialCode = bankily.copyFormat === "national" ? /^\+222/ : "";
  return phone.replace(/\s/g, "").replace(dialCode, "");
}

/** Who receives the transfer. The step `enter` has the placeholder {phone} or {code}. */
export type Payee = ReturnType<typeof payeesOf>[0];
