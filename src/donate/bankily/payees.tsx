import type { Template } from "../../content/kit.ts";
import { telUrl } from "../../ui/contact-links.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.ts";

/** What the transfer is sent to, with the words that go with it. */
export type Payee = {
  readonly kind: "merchant" | "phone";
  readonly label: string;
  readonly value: string;
  /** What the toast says once it is copied. */
  readonly copied: string;
  readonly copyLarge: string;
  readonly copiedLarge: string;
  readonly nextOnPhone: string;
  readonly nextOnComputer: string;
  /** The first two of the five steps; the second holds {phone} or {code}. */
  readonly open: string;
  readonly enter: Template<"phone" | "code">;
};

/**
 * The ways to name the charity in Bankily, the better first: a merchant code where `site.yaml` has
 * one, since the app then shows who is paid, and the phone number.
 */
export function usePayees(): readonly [Payee, ...Payee[]] {
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
  if (bankily.merchantCode === undefined || merchant === undefined) return [number];
  const code = {
    ...merchant,
    kind: "merchant",
    value: bankily.merchantCode,
    nextOnPhone: merchant.next,
    nextOnComputer: merchant.next,
    enter: merchant.step,
  } as const;
  return [code, { ...number, label: merchant.orNumber }];
}

type PayeeValueProps = { payee: Payee; id?: string; className: string };

/** The number, which calls when pressed, or the merchant code; both read left to right. */
export function PayeeValue({ payee: { kind, value }, id, className }: PayeeValueProps) {
  const shown = (
    <bdi dir="ltr" translate="no" {...(id ? { id } : {})}>
      {value}
    </bdi>
  );
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
