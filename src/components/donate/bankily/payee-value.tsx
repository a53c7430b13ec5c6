import { telUrl } from "../../charity/contact-links.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Exact } from "../../ui/trans.tsx";
import type { Payee } from "./payees.server.ts";

type PayeeValueProps = {
  payee: Pick<Payee, "kind" | "value">;
  className: string;
};

export function PayeeValue({ payee: { kind, value }, className }: PayeeValueProps) {
  const exactValue = <Exact dir="ltr">{value}</Exact>;
  if (kind === "merchant")
    return (
      <span data-payee="" className={className}>
        {exactValue}
      </span>
    );
  return (
    <a data-payee="" href={telUrl(value)} className={className}>
      {exactValue}
    </a>
  );
}

export function HolderName({ name }: { name?: string }) {
  const { holder } = useIslandShell().site.bankily;
  return <Exact data-payee="">{name ?? holder}</Exact>;
}
