import type { DonateTexts } from "../../../generated/texts.ts";
import { telUrl } from "../../ui/contact-links.ts";
import type { IslandShell } from "../../ui/shell.server.ts";
import { Ltr } from "../../ui/trans.tsx";
import { useIslandShell } from "../../ui/use-shell.ts";

type PayeeTexts = {
  readonly bankily: Omit<
    DonateTexts["bankily"],
    "qr" | "secure" | "offlineCopy" | "without" | "title" | "lead" | "currencyNote"
  >;
  readonly donor: Pick<DonateTexts["donor"], "merchant">;
};

/** The better first: for a merchant code the app shows who is paid. */
export function payeesOf({ site }: Pick<IslandShell, "site">, { bankily, donor }: PayeeTexts) {
  const [open, enter] = bankily.steps;
  const number = {
    ...bankily,
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

type PayeeValueProps = {
  payee: Pick<Payee, "kind" | "value">;
  id?: string;
  className: string;
};

export function PayeeValue({ payee: { kind, value }, id, className }: PayeeValueProps) {
  const shown = <Ltr id={id}>{value}</Ltr>;
  if (kind === "merchant") return <span className={className}>{shown}</span>;
  return (
    <a href={telUrl(value)} className={className}>
      {shown}
    </a>
  );
}

export function HolderName({ name }: { name?: string }) {
  const { holder } = useIslandShell().site.bankily;
  return (
    <bdi translate="no" className="inline-block wrap-anywhere font-semibold">
      {name ?? holder}
    </bdi>
  );
}
