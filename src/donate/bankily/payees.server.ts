import type { DonateTexts } from "../../../generated/texts.ts";
import type { IslandShell } from "../../ui/shell.server.ts";

type PayeeTexts = Pick<DonateTexts, "bankily" | "donor">;

/** The better first: for a merchant code the app shows who is paid. Its words stand for those of the number. */
export function payeesOf({ site }: Pick<IslandShell, "site">, { bankily, donor }: PayeeTexts) {
  const [open, enter] = bankily.steps;
  const number = {
    kind: "phone",
    label: bankily.numberLabel,
    value: site.phone,
    bare: bareNumber(site),
    copied: bankily.copiedNumber,
    open,
    enter,
  } as const;
  const { merchantCode } = site.bankily;
  if (merchantCode === undefined) return [number] as const;
  const { merchant } = donor;
  const code = {
    ...merchant,
    kind: "merchant",
    value: merchantCode,
    bare: merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    enter: merchant.step,
  } as const;
  return [code, { ...number, label: merchant.orNumber }] as const;
}

/** As it is copied: what the field of Bankily takes, which knows no spaces. */
function bareNumber({ phone, bankily }: IslandShell["site"]): string {
  const dialCode = bankily.copiedNumber === "national" ? /^\+222/ : "";
  return phone.replace(/\s/g, "").replace(dialCode, "");
}

/** What the transfer is sent to. The second of its steps, `enter`, holds {phone} or {code}. */
export type Payee = ReturnType<typeof payeesOf>[0];
