import { telUrl } from "../../ui/contact-links.ts";
import { Ltr } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.tsx";

/**
 * The ways to name the charity in Bankily, with the words that go with each, the better first: a
 * merchant code where `site.yaml` has one, since the app then shows who is paid, and the phone number.
 */
export function usePayees() {
  const { phone, bankily } = useIsland().site;
  const { bankily: texts, donor } = useDonate().texts;
  const { merchant } = donor;
  const [open, enter] = texts.steps;
  const number = {
    ...texts,
    kind: "phone",
    label: texts.numberLabel,
    value: phone,
    copied: texts.copied.text,
    open,
    enter,
  } as const;
  if (bankily.merchantCode === undefined || merchant === undefined) return [number] as const;
  const code = {
    ...merchant,
    kind: "merchant",
    value: bankily.merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    enter: merchant.step,
  } as const;
  return [code, { ...number, label: merchant.orNumber }] as const;
}

/** What the transfer is sent to. The second of its steps, `enter`, holds {phone} or {code}. */
export type Payee = ReturnType<typeof usePayees>[0];

type PayeeValueProps = { payee: Payee; id?: string; className: string };

/** The number, which calls when pressed, or the merchant code; both read left to right. */
export function PayeeValue({ payee: { kind, value }, id, className }: PayeeValueProps) {
  const shown = <Ltr id={id}>{value}</Ltr>;
  if (kind === "merchant") return shown;
  return (
    <a href={telUrl(value)} className={className}>
      {shown}
    </a>
  );
}

/** The name of an account's holder, as Bankily shows it before a transfer is confirmed, or as given. */
export function HolderName({ name }: { name?: string }) {
  const { holder } = useIsland().site.bankily;
  return (
    <bdi translate="no" className="font-semibold">
      {name ?? holder}
    </bdi>
  );
}
