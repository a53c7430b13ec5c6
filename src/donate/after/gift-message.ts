import type { AfterTransferTexts } from "../../../generated/texts.ts";
import { interpolate, isolate, type Template } from "../../i18n/interpolate.ts";
import type { IslandShell } from "../../ui/shell.server.ts";

export type GiftLine = { readonly label: string; readonly value: string };

/** Each in words, "" when unknown; what the donor typed is cleaned already. */
type GiftFacts = Partial<
  Record<"amount" | "date" | "program" | "transactionNumber" | "inNameOf", string>
>;

type Labels = {
  readonly texts: Pick<AfterTransferTexts, "message">;
  readonly labels: Readonly<Record<"amountLabel" | "numberLabel" | "holderLabel", string>>;
};

/** What the WhatsApp text and the e-mail say of a gift; the words are `message` in `after-transfer.yaml`. */
export function giftLines(
  { texts: { message }, labels }: Labels,
  { phone, bankily: account }: Pick<IslandShell["site"], "phone" | "bankily">,
  { amount = "", date = "", program = "", transactionNumber = "", inNameOf = "" }: GiftFacts,
): readonly GiftLine[] {
  return [
    { label: labels.amountLabel, value: amount },
    { label: message.program, value: program },
    { label: message.date, value: date },
    { label: labels.numberLabel, value: phone },
    { label: labels.holderLabel, value: account.holder },
    { label: message.reference, value: account.reference },
    { label: message.transactionNumber, value: transactionNumber },
    // Behind the payee, so that it is not taken for a holder.
    { label: message.inNameOf, value: inNameOf },
  ].filter(({ value }) => value !== "");
}

type MessageShell = Pick<IslandShell, "language" | "ui">;

export function giftMessage(
  greeting: string,
  lines: readonly GiftLine[],
  { language, ui }: MessageShell,
): string {
  const written = lines.map(({ label, value }) =>
    interpolate(ui.line, { label, value: isolate(value, language.dir) }),
  );
  return [greeting, ...written].join("\n");
}

export const withName = (text: Template<"name">, { language: { dir }, ui }: MessageShell): string =>
  interpolate(text, { name: isolate(ui.name, dir) });
