import { describe, expect, test } from "vitest";
import { painted } from "../../../tests/support/properties.ts";
import { emailUrl } from "../../charity/contact-links.ts";
import { loadFigures } from "../../content/figures.server.ts";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import { makeDayWords, showDay } from "../../i18n/day-words.ts";
import type { Language } from "../../i18n/languages-schema.server.ts";
import { islandShell, loadShell } from "../../shell/shell.server.ts";
import { formatMoney } from "../amount.ts";

import { afterTransferData } from "./after-data.server.ts";
import { giftLines, giftMessage, withName } from "./gift-message.ts";

const [main] = languages();
if (main === undefined) throw new Error("the site has no language");
const shellIn = (language: Language) => islandShell(loadShell("donate", language));

test("gift message: has a line for each known fact", () => {
  const lines = [
    { label: "Amount", value: "1,000 MRU" },
    { label: "Date", value: "20 November 2026" },
  ];
  const { language, ui } = shellIn(main);
  const shell = { language, ui: { ...ui, line: { template: "{label} = {value}" } } };
  expect(giftMessage("Hello", lines, shell)).toBe(
    "Hello\nAmount = 1,000 MRU\nDate = 20 November 2026",
  );
});

test("email link: breaks lines with CR LF", () => {
  expect(emailUrl("info@example.org", "A & B", "x\ny")).toBe(
    "mailto:info@example.org?subject=A%20%26%20B&body=x%0D%0Ay",
  );
});

function plainTexts(language: Language) {
  const shell = shellIn(language);
  const texts = loadTexts("afterTransfer", language);
  const data = afterTransferData(loadShell("donate", language));
  const amount = formatMoney(2277, "MRU", language, loadFigures());
  const transactionNumber = "TX-2026/11 00.42_B";
  const date = showDay("2026-11-20", makeDayWords(language));
  const url = `${shell.address}#amount=2277&currency=MRU`;
  const facts = { amount, date, program: "", transactionNumber, inNameOf: "" };
  const lines = giftLines(data, shell.site.bankily.reference, facts);
  return {
    texts: [
      giftMessage(texts.message.greeting, lines, shell),
      `${withName(texts.share.text, shell)}\n${url}`,
      loadSite().bankily.reference,
    ],
    lines,
    amount,
    url,
    transactionNumber,
  };
}

describe.each(languages().map((language) => [language.code, language] as const))(
  "gift message in %s",
  (_, language) => {
    const { texts, lines, amount, url, transactionNumber } = plainTexts(language);
    const { phone, bankily } = loadSite();

    test.each(["ltr", "rtl", "auto"] as const)(
      "gift message: keeps numbers, amounts and names in order in a %s program",
      (base) => {
        const [sent = "", share = "", subject = ""] = texts;
        const seen = sent.split("\n").map((line) => painted(line, base));
        for (const value of [amount, bankily.reference, transactionNumber]) {
          expect(seen.filter((line) => line.includes(value))).toHaveLength(1);
        }
        for (const payee of [phone, bankily.holder]) expect(sent).not.toContain(payee);
        expect(painted(share.split("\n").at(-1) ?? "", base)).toBe(url);
        expect(painted(subject, base)).toBe(bankily.reference);
      },
    );

    test("gift message: has direction marks only in a right-to-left language", () => {
      const marks = texts.join("").match(/[\u2066-\u2069\u200e\u200f]/g) ?? [];
      expect(marks.length > 0).toBe(language.dir === "rtl");
      for (const { value } of lines) expect(value).not.toMatch(/[\u2066-\u2069]/);
      expect(url).not.toMatch(/[^\x21-\x7e]/);
    });
  },
);
