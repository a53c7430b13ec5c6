import type { AfterTransferTexts } from "../../../generated/texts.ts";
import { interpolate, isolate, type Template } from "../../i18n/interpolate.ts";
import type { IslandShell } from "../../shell/shell.server.ts";

export type GiftLine = { readonly label: string; readonly value: string };

/** Facts in words. An unknown fact is "". The donor's text is already clean. */
type GiftFacts = Partial<
  Record<"amount" | "date" | "program" | "transactionNumber" | "inNameOf", string>
>;

type Labels = {
  readonly texts: Pick<AfterTransferTexts, "message">;
  readonly labels: Readonly<Record<"amountLabel" | "numberLabel" | "holderLabel", string>>;
};

/** The lines about a gift in WhatsApp and in email. The texts are `message` in `after-transfer.yaml`. */
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
    // This line comes after the payee, so that nobody takes the name for the holder.
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
