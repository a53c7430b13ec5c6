import type { Template } from "../content/kit.ts";
import { formatAmount } from "../i18n/format-number.ts";
import { Trans } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { useDonate } from "./donate-context.tsx";

/** Since 1 January 2018 one new ouguiya is ten old ones, in which people still count. */
export const oldPerNew = 10;

type OldOuguiyaProps = {
  /** In MRU, the new ouguiya. */
  value: number;
};

/** What an amount of MRU is in old ouguiya, to stand beside it. */
export function OldOuguiya({ value }: OldOuguiyaProps) {
  const { language } = useIsland();
  return (
    <span className="text-small font-normal">
      ={" "}
      <Trans
        text={useDonate().texts.donor.old.beside}
        values={{ amount: formatAmount(value * oldPerNew, language, 0) }}
      />
    </span>
  );
}

type OldWarningProps = OldOuguiyaProps & {
  /** Names the amount to send and the one not to. */
  text: Template<"amount" | "old">;
};

/** What the amount is in old ouguiya, and that it must not be typed so. */
export function OldWarning({ value, text }: OldWarningProps) {
  const { language } = useIsland();
  const write = (amount: number) => formatAmount(amount, language, 0);
  return (
    <>
      <OldOuguiya value={value} />
      {". "}
      <Trans text={text} values={{ amount: write(value), old: write(value * oldPerNew) }} />
    </>
  );
}
