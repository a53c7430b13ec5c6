import { describe, expect, test } from "vitest";
import { painted } from "../../../tests/support/properties.ts";
import { loadFigures } from "../../content/figures.server.ts";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import { islandShell, loadShell } from "../../shell/shell.server.ts";
import { formatMoney } from "../amount.ts";
import { giftMessage, withName } from "./gift-message.ts";

describe.each(languages())("gift message in $code", (language) => {
  const shell = islandShell(loadShell("donate", language));
  const { message, share } = loadTexts("afterTransfer", language);
  const lines = [
    { label: message.reference, value: loadSite().bankily.reference },
    { label: message.program, value: "" },
    { label: message.transactionNumber, value: "TX-2026/11 00.42_B" },
    { label: message.inNameOf, value: formatMoney(2277, "MRU", language, loadFigures()) },
  ];
  const known = lines.filter(({ value }) => value !== "");
  const sent = giftMessage(message.greeting, lines, shell);
  const shared = withName(share.text, shell);

  test.each(["ltr", "rtl", "auto"] as const)(
    "gift message: has each known fact on a line, in order in a %s program",
    (base) => {
      const [greeting, ...written] = sent.split("\n");
      expect(greeting).toBe(message.greeting);
      expect(written).toHaveLength(known.length);
      for (const [i, { value }] of known.entries()) {
        expect(painted(written[i] ?? "", base)).toContain(value);
      }
    },
  );

  test("gift message: has direction marks only in a right-to-left language", () => {
    const isMarked = /[\u2066-\u2069\u200e\u200f]/;
    for (const text of [sent, shared]) expect(isMarked.test(text)).toBe(language.dir === "rtl");
  });
});
