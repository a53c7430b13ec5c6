import { interpolate, isolate, type Template } from "../../i18n/interpolate.ts";
import type { IslandShell } from "../../shell/shell.server.ts";

/** A fact about a gift. An unknown value is "". The donor's text is already clean. */
export type GiftLine = { readonly label: string; readonly value: string };

type MessageShell = Pick<IslandShell, "language" | "ui">;

/**
 * A message for WhatsApp or email, with a line for each known fact. No line may name the payee: the page
 * knows today's number, and the donor may have paid an older one.
 */
export function giftMessage(
  greeting: string,
  lines: readonly GiftLine[],
  { language, ui }: MessageShell,
): string {
  const written = lines
    .filter(({ value }) => value !== "")
    .map(({ label, value }) =>
      interpolate(ui.line, { label, value: isolate(value, language.dir) }),
    );
  return [greeting, ...written].join("\n");
}

export const withName = (text: Template<"name">, { language: { dir }, ui }: MessageShell): string =>
  interpolate(text, { name: isolate(ui.name, dir) });
