import { interpolate, isolate, type Template } from "../../i18n/interpolate.ts";
import type { IslandShell } from "../../shell/shell.server.ts";
import type { AfterTransferData } from "./after-data.server.ts";

export type GiftLine = { readonly label: string; readonly value: string };

/** Facts in words. An unknown fact is "". The donor's text is already clean. */
type GiftFacts = Partial<
  Record<"amount" | "date" | "program" | "transactionNumber" | "inNameOf", string>
>;

/**
 * The lines about a gift in WhatsApp and in email. The texts are `message` in `after-transfer.yaml`. The lines
 * do not name the payee: the page knows today's number, and the donor may have paid an older one.
 */
export function giftLines(
  { texts: { message }, slip }: Pick<AfterTransferData, "texts" | "slip">,
  reference: string,
  { amount = "", date = "", program = "", transactionNumber = "", inNameOf = "" }: GiftFacts,
): readonly GiftLine[] {
  return [
    { label: slip.bankily.amountLabel, value: amount },
    { label: message.program, value: program },
    { label: message.date, value: date },
    { label: message.reference, value: reference },
    { label: message.transactionNumber, value: transactionNumber },
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
