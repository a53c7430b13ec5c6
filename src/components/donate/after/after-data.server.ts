import { loadFigures } from "../../../lib/content/figures.server.ts";
import { loadTexts } from "../../../lib/content/load-content.server.ts";
import { loadExamples, loadRecords } from "../../../lib/content/records.server.ts";
import { makeDayWords, monthNames } from "../../../lib/i18n/day-words.ts";
import type { Shell } from "../../shell/shell.server.ts";
import { payeesOf } from "../bankily/payees.server.ts";

/** The data of the island. */
export function afterTransferData({ language, site }: Pick<Shell, "language" | "site">) {
  const { next, report, message } = loadTexts("afterTransfer", language);
  const donate = loadTexts("donate", language);
  const { amountLabel, holderLabel } = donate.bankily;
  const [{ kind, label, value }] = payeesOf({ site }, donate);
  const { currencies, donation } = loadFigures();
  const { gifts, listedBy } = loadRecords();
  const listed = loadExamples() ? { template: next.examples } : report.listed[gifts];
  return {
    texts: { report: { ...report, listed }, message },
    slip: { amount: amountLabel, holder: holderLabel, old: donate.donor.old.beside },
    payee: { kind, label, value },
    programs: loadTexts("accounts", language).programs,
    days: makeDayWords(language),
    monthNames: monthNames(language),
    listedBy,
    config: { currencies, donation },
  };
}

export type AfterTransferData = ReturnType<typeof afterTransferData>;
