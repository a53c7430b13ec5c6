import { useState } from "react";
import { giftPrograms } from "../../accounts/programs.ts";
import { type Texts, useDraft, writeDraft } from "../../forms/draft.ts";
import { cleanLine } from "../../forms/field-rules.ts";
import { showDay } from "../../i18n/day-words.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { formatMoney, parseAmount } from "../amount.ts";
import type { DonationConfig } from "../donate-data.server.ts";
import { giftFragment, readGiftLink } from "../gift/gift-link.ts";
import { carryToLanguages } from "../gift/use-gift-address.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { giftLines, giftMessage } from "./gift-message.ts";
import { cleanTransactionNumber } from "./transaction-number.ts";

/** The amount in whole MRU, or 0 when it is not a possible transfer. */
function sentMru(typed: string, { donation }: DonationConfig): number {
  const parsed = parseAmount(typed);
  if (parsed.kind !== "amount" || (parsed.currency ?? "MRU") !== "MRU") return 0;
  return parsed.value > donation.maxAmount ? 0 : Math.round(parsed.value);
}

/** The amount of the link in whole MRU, or 0 when it has none. */
export function linkedMru(config: DonationConfig): number {
  const linked = readGiftLink(location, config);
  if (linked === undefined || linked === "bad" || linked.currency !== "MRU") return 0;
  return Math.round(linked.amount ?? 0);
}

/** Safari 13 has no field for days, and gives the text. */
const isDay = /^\d{4}-(0\d|1[0-2])-\d\d$/;

/** The donor's report. It is stored only in its tab, as a draft, and not in the address, which browsers remember. */
export function useSentGift(data: AfterTransferData) {
  const shell = useIslandShell();
  const { config, texts } = data;
  const [amountText, typeAmount] = useState("");
  const [program, chooseProgram] = useState<keyof AfterTransferData["programs"]>();
  const [transactionNumber, typeTransactionNumber] = useState("");
  const [inNameOf, typeInNameOf] = useState("");
  const [day, typeDay] = useState("");
  useDraft("sent", (typed: Texts) => {
    const linked = linkedMru(config);
    if (linked > 0) carryToLanguages(giftFragment({ amount: linked, currency: "MRU" }));
    // A draft of the gift before must not fill in this one.
    const isOther = linked > 0 && (typed["link"] ?? `${linked}`) !== `${linked}`;
    const draft = isOther ? {} : typed;
    if (linked > 0) writeDraft("sent", { ...draft, link: `${linked}` });
    typeAmount(draft["sent-amount"] ?? String(linked || ""));
    chooseProgram(giftPrograms.find((id) => id === draft["sent-program"]));
    typeTransactionNumber(draft["sent-number"] ?? "");
    typeInNameOf(draft["sent-name"] ?? "");
    typeDay(draft["sent-day"] ?? new Date().toISOString().slice(0, 10));
  });
  const amount = sentMru(amountText, config);
  const date = isDay.test(day) ? showDay(day, data.days) : cleanLine(day);
  const lines = giftLines(data, shell.site.bankily.reference, {
    amount: amount === 0 ? "" : formatMoney(amount, "MRU", shell.language, config),
    date,
    program: program === undefined ? "" : data.programs[program],
    transactionNumber: cleanTransactionNumber(transactionNumber),
    inNameOf: cleanLine(inNameOf),
  });
  return {
    amount,
    amountText,
    amountIsWrong: amount === 0 && amountText.trim() !== "",
    typeAmount,
    program,
    chooseProgram,
    transactionNumber,
    typeTransactionNumber,
    inNameOf,
    typeInNameOf,
    day,
    typeDay,
    date,
    message: giftMessage(texts.message.greeting, lines, shell),
  };
}

export type SentGiftState = ReturnType<typeof useSentGift>;
