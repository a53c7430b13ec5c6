import { showMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { lastMonths, ofHundred } from "./of-hundred.server.ts";

/** What came in and went out in the last twelve months, and what became of 100 MRU. */
export function LastMonths() {
  const { language, ui } = useShell();
  const texts = useTexts("accounts");
  const { first, last, spent, in: cameIn } = lastMonths();
  const wentOut = spent.reduce((sum, { mru }) => sum + mru, 0);
  if (first === undefined || last === undefined || wentOut === 0) return null;
  const amount = (mru: number) => `${groupThousands(mru, language)}\u00a0MRU`;
  const month = (name: string) => showMonth(name, language, "withYear");
  const shares = ofHundred(spent)
    .filter(({ share }) => share > 0)
    .map(({ program, share }) =>
      interpolate(ui.labelled, { label: texts.programs[program], value: String(share) }),
    );
  const values = {
    in: amount(cameIn),
    out: amount(wentOut),
    first: month(first),
    last: month(last),
  };
  return (
    <p>
      {interpolate(texts.lastMonths, values)}{" "}
      {interpolate(texts.ofHundred, {
        shares: new Intl.ListFormat(language.locale).format(shares),
      })}
    </p>
  );
}
