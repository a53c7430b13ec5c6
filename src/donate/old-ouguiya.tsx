import { formatAmount } from "../i18n/format-number.ts";
import { Trans } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { useDonate } from "./donate-context.tsx";

/** Since 1 January 2018; people still count in old ones. */
export const oldPerNew = 10;

export function OldOuguiya({ value }: { value: number }) {
  const { language } = useIsland();
  const amount = formatAmount(value * oldPerNew, language, 0);
  return (
    <span className="text-small font-normal">
      = <Trans text={useDonate().texts.donor.old.beside} values={{ amount }} />
    </span>
  );
}

export function OldWarning({ value }: { value: number }) {
  const { language } = useIsland();
  const { warning } = useDonate().texts.donor.old;
  const write = (amount: number) => formatAmount(amount, language, 0);
  return <Trans text={warning} values={{ amount: write(value), old: write(value * oldPerNew) }} />;
}
