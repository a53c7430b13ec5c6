import { formatAmount } from "../i18n/format-number.ts";
import { Trans } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { useDonate } from "./donate-context.tsx";

/** Since 1 January 2018 one new ouguiya is ten old ones, in which people still count. */
export const oldPerNew = 10;

/** What an amount of MRU, the new ouguiya, is in old ouguiya, to stand beside it. */
export function OldOuguiya({ value }: { value: number }) {
  const { language } = useIsland();
  const amount = formatAmount(value * oldPerNew, language, 0);
  return (
    <span className="text-small font-normal">
      = <Trans text={useDonate().texts.donor.old.beside} values={{ amount }} />
    </span>
  );
}

/** That the amount must not be typed in old ouguiya. */
export function OldWarning({ value }: { value: number }) {
  const { language } = useIsland();
  const { warning } = useDonate().texts.donor.old;
  const write = (amount: number) => formatAmount(amount, language, 0);
  return <Trans text={warning} values={{ amount: write(value), old: write(value * oldPerNew) }} />;
}
