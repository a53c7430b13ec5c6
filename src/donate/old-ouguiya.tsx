import { formatAmount } from "../i18n/format-number.ts";
import { Trans } from "../ui/trans.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { oldPerNew } from "./amount.ts";
import { useDonate } from "./use-donate.tsx";

/** The gift in old ouguiya, to stand beside the new ones. */
export function OldOuguiya() {
  const { language } = useIslandShell();
  const { texts, gift } = useDonate();
  const amount = formatAmount(gift.amountMru * oldPerNew, language, 0);
  return (
    <span className="text-small font-normal">
      = <Trans text={texts.donor.old.beside} values={{ amount }} />
    </span>
  );
}
