import { telUrl } from "../../charity/contact-links.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Exact } from "../../ui/trans.tsx";
import type { Payee } from "./payees.server.ts";

type PayeeValueProps = {
  payee: Pick<Payee, "kind" | "value">;
  id?: string;
  /** The words of a small link that calls. With it a press on the number copies it (`copy-values.ts`). */
  call?: string | undefined;
  className: string;
};

export function PayeeValue({ payee: { kind, value }, id, call, className }: PayeeValueProps) {
  const exactValue = (
    <Exact id={id} dir="ltr">
      {value}
    </Exact>
  );
  if (kind === "merchant")
    return (
      <span data-payee="" className={className}>
        {exactValue}
      </span>
    );
  if (call)
    return (
      <span data-payee="" className="slip-line items-center">
        <span data-copies="" className={`cursor-pointer ${className}`}>
          {exactValue}
        </span>
        <a href={telUrl(value)} className="py-1 text-small text-press underline">
          {call}
        </a>
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
