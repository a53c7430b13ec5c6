import { useCallback, useLayoutEffect, useState } from "react";
import { programs } from "../../accounts/programs.ts";
import { showDay } from "../../i18n/day-words.ts";
import { useReady } from "../../ui/timing.ts";
import { cleanTransactionNumber } from "../../ui/transaction-number.ts";
import { useIslandShell } from "../../ui/use-shell.ts";
import { formatMoney, parseAmount } from "../amount.ts";
import { nameOf, nameProblem } from "../gift/dedication.ts";
import { readGiftLink, suggestedName } from "../gift/gift-link.ts";
import { useGiftAddress } from "../gift/use-gift-address.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { giftLines, giftMessage } from "./gift-message.ts";

/** In whole MRU; 0 for what cannot have been sent. */
function sentMru(typed: string, { donation }: AfterTransferData["config"]): number {
  const parsed = parseAmount(typed);
  if (parsed.kind !== "amount" || (parsed.currency ?? "MRU") !== "MRU") return 0;
  return parsed.value > donation.maxAmount ? 0 : Math.round(parsed.value);
}

function typedBeforeHydration(id: string): string {
  const field = document.getElementById(id);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : "";
}

export function useSentGift(data: AfterTransferData) {
  const shell = useIslandShell();
  const { config, texts } = data;
  const [amountText, typeAmount] = useState("");
  const [program, chooseProgram] = useState<keyof AfterTransferData["programs"]>();
  const [transactionNumber, typeTransactionNumber] = useState("");
  const [person, setPerson] = useState("");
  const [suggested, setSuggested] = useState("");
  const openLink = useCallback(() => {
    setSuggested(suggestedName(location));
    const linked = readGiftLink(location, config);
    if (linked === undefined || linked === "bad" || linked.currency !== "MRU") return;
    typeAmount(linked.amount === undefined ? "" : String(Math.round(linked.amount)));
  }, [config]);
  useLayoutEffect(() => {
    openLink();
    const typed = typedBeforeHydration("sent-amount");
    if (typed !== "") typeAmount(typed);
    typeTransactionNumber(typedBeforeHydration("sent-number"));
    const chosen = typedBeforeHydration("sent-program");
    chooseProgram(programs.find((id) => id === chosen));
  }, [openLink]);
  const amount = sentMru(amountText, config);
  const name = nameOf(person);
  useGiftAddress({ amount, currency: "MRU", name: name || suggested }, openLink);
  const ready = useReady();
  const lines = giftLines(data, shell.site, {
    amount: amount === 0 ? "" : formatMoney(amount, "MRU", shell.language, config),
    date: ready ? showDay(new Date().toISOString(), data.days) : "",
    program: program === undefined ? "" : data.programs[program],
    transactionNumber: cleanTransactionNumber(transactionNumber),
    dedication: name,
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
    person,
    name,
    nameProblem: nameProblem(person),
    typePerson: (typed: string) => {
      setSuggested("");
      setPerson(typed);
    },
    /** What the address suggests: not to be shown before the visitor takes it over. */
    suggested,
    message: giftMessage(texts.message.greeting, lines, shell),
  };
}

export type SentGift = ReturnType<typeof useSentGift>;
