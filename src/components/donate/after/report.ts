import { dayOfNextMonth, isDay, showDay } from "../../../lib/i18n/day-words.ts";
import { formatMoney } from "../../../lib/i18n/format-number.ts";
import { parseAmount } from "../../../lib/money/parse-amount.ts";
import type { LabelledValue } from "../../charity/message-links.ts";
import { giftPrograms } from "../../charity/programs.ts";
import { cleanLine } from "../../forms/clean-text.ts";
import type { FieldTexts } from "../../forms/field-rules.ts";
import type { IslandShell } from "../../shell/shell.server.ts";
import type { DonationConfig } from "../donate-data.server.ts";
import type { AfterTransferData } from "./after-data.server.ts";

/** What a donor types, by the names of the fields. */
export const emptyReport = {
  "reported-number": "",
  "reported-amount": "",
  "reported-program": "",
  "reported-name": "",
  "reported-day": "",
};

export type Report = typeof emptyReport;

/**
 * The draft for this gift. A draft of another amount, or one that was sent on another visit, must not fill it in.
 * @param stored has the amount of its address as `link`, and the visit that sent it as `reportedAt`
 * @param visit when this visit sent its report, if it did
 */
export function draftOfGift(
  stored: FieldTexts,
  typedNow: FieldTexts,
  linked: number,
  visit: unknown,
): FieldTexts {
  const { link, reportedAt } = stored;
  const isReported = reportedAt !== undefined && reportedAt !== visit;
  const isOther = linked > 0 && link !== undefined && link !== `${linked}`;
  const draft = { ...(isReported || isOther ? typedNow : stored) };
  if (mayBePin(draft["reported-number"] ?? "")) delete draft["reported-number"];
  return linked > 0 ? { ...draft, link: `${linked}` } : draft;
}

/** The amount in whole MRU, or 0 when it is not a possible transfer. */
function reportedMru(typed: string, { donation }: DonationConfig): number {
  const parsed = parseAmount(typed);
  if (parsed.kind !== "amount" || (parsed.currency ?? "MRU") !== "MRU") return 0;
  return parsed.value > donation.maxAmount ? 0 : Math.round(parsed.value);
}

/** Whether the day is still to come, here and in Nouakchott, where the clock shows UTC. */
const isToCome = (day: string) =>
  Math.min(Date.parse(day), Date.parse(`${day}T00:00`)) > Date.now();

/** The month of a transfer and the day by which it is listed. @param day of the calendar */
export function listingOf(
  day: string,
  { days, monthNames, listedBy }: Pick<AfterTransferData, "days" | "monthNames" | "listedBy">,
) {
  const month = monthNames[Number(day.slice(5, 7)) - 1] ?? "";
  return { month, day: showDay(dayOfNextMonth(day, listedBy), days) };
}

/** The amount and the day for the message. An amount that cannot be right is 0, and such a day is "". */
export function readReport(typed: Report, { config, days }: AfterTransferData) {
  const amountMru = reportedMru(typed["reported-amount"], config);
  const day = typed["reported-day"];
  const isDayToCome = isToCome(day);
  // Safari 13 has no field for days, so there the donor can type any text.
  const written = isDay(day) ? showDay(day, days) : cleanLine(day);
  return {
    amountMru,
    isAmountWrong: amountMru === 0 && typed["reported-amount"].trim() !== "",
    isDayToCome,
    day: isDayToCome ? "" : written,
  };
}

type ReadReport = { typed: Report } & Pick<ReturnType<typeof readReport>, "amountMru" | "day">;

/** No line may name the payee: the page knows today's number, and the donor may have paid an older one. */
export function reportLines(
  { typed, amountMru, day }: ReadReport,
  data: AfterTransferData,
  { language, site }: Pick<IslandShell, "language" | "site">,
): LabelledValue[] {
  const { message } = data.texts;
  const program = giftPrograms.find((id) => id === typed["reported-program"]);
  const amount = amountMru > 0 ? formatMoney(amountMru, "MRU", language, data.config) : "";
  return [
    [data.slip.amount, amount],
    [message.program, program ? data.programs[program] : ""],
    [message.date, day],
    [message.reference, site.bankily.reference],
    [message.transactionNumber, cleanTransactionNumber(typed["reported-number"])],
    [message.inNameOf, cleanLine(typed["reported-name"])],
  ];
}

export const maxTransactionNumberLength = 40;

/** Four digits of any script, alone, with one letter or beside a word for a PIN. Bankily's PIN has four. No draft may keep it. */
export const possiblePin = String.raw`^(?=(\P{Nd}*\p{Nd}){4}\P{Nd}*$)(.*(pin|code|secret|رمز|سري|كود)|\P{L}*\p{L}?\P{L}*$)`;

export const mayBePin = (typed: string): boolean => new RegExp(possiblePin, "iu").test(typed);

/** The number for the message, or "" for what may be a PIN. */
export function cleanTransactionNumber(typed: string): string {
  if (mayBePin(typed)) return "";
  const clean = typed.replace(/[^\p{L}\p{N} ./_-]/gu, "").trim();
  // Some digits take two code units, so the text is cut between code points.
  return [...clean].slice(0, maxTransactionNumberLength).join("");
}
