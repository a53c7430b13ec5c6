import { telLink } from "../../ui/contact-links.ts";
import type { Payee } from "./use-payees.ts";

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
    <a href={telLink(value)} className={className}>
      {shown}
    </a>
  );
}
