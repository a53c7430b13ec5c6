import { hoursAgo, storeRates } from "../support/donate-cache.ts";
import { donatePage } from "../support/donate-page.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expectNothingRan } from "../support/fault-form.ts";
import { hostileStrings } from "../support/fault-strings.ts";
import { expect, type Page, test } from "../support/site-test.ts";

// One language is enough: only the marks between the digits that are shown depend on it.
const inMain = mainLanguage();

/** What is typed and what it comes to in MRU; undefined where the field must say that it is too much. */
const known: readonly (readonly [string, number | undefined])[] = [
  ["", 0],
  ["0", 0],
  ["-0", 0],
  ["-5", 0],
  ["−5", 0],
  ["1000", 1000],
  ["+1000", 1000],
  ["0001000", 1000],
  ["1 000", 1000],
  ["1\u00A0000\u202F000", 1_000_000],
  ["1,000.50", 1001],
  ["1.000,49", 1000],
  ["0.4", 0],
  ["0.5", 1],
  [".5", 1],
  ["5.", 5],
  ["٢٠٠٠", 2000],
  ["۲۰۰۰", 2000],
  ["٢٬٠٠٠٫٥", 2001],
  ["٢٠٠٠ أوقية", 2000],
  ["\u200F٢٠٠٠\u200F", 2000],
  ["\u202E2000\u202C", 2000],
  ["2\u200B000", 2000],
  ["10000000", 10_000_000],
  ["10000000.01", 10_000_000],
  ["10000001", undefined],
  ["99999999999999999999", undefined],
  ["9".repeat(400), undefined],
  [`1${"0".repeat(1_000_000)}`, undefined],
  [`${"0".repeat(1_000_000)}7`, 7],
  [" ".repeat(1_000_000), 0],
  [`${" ".repeat(500_000)}7${" ".repeat(500_000)}`, 7],
  [`${"1 ".repeat(500_000)}x1`, 0],
  ["1.2.3", 0],
  ["1,00,0.5", 0],
  ["1e3", 0],
  ["1e400", 0],
  ["0x10", 0],
  ["0b11", 0],
  ["1_000", 0],
  ["1000n", 0],
  ["NaN", 0],
  ["Infinity", 0],
  ["-Infinity", 0],
  ["5k", 0],
  ["1/2", 0],
  ["½", 0],
  ["１２３", 0],
  ["५००", 0],
  ["𝟏𝟐𝟑", 0],
  ["1;2", 0],
  ["1<script>2", 0],
  ["<b>5</b>", 0],
  ["1000 MRO", 0],
  ["20 EUR", 1000],
  ["1000 MRU", 1000],
];

/** Types one text after the other and reads, after each, what the panel shows. */
function typeAll(page: Page, texts: readonly string[]) {
  return page.evaluate(
    async (all) => {
      const field = document.querySelector("input#amount");
      const panel = field?.closest("[role=group]");
      if (!(field instanceof HTMLInputElement) || !panel) throw new Error("no amount field");
      // Not drawn: a browser takes seconds to lay out a million characters.
      field.style.display = "none";
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const seen = [];
      for (const text of all) {
        // A currency that an earlier text named is left again.
        for (const typed of ["1 MRU", JSON.parse(text)]) {
          set?.call(field, typed);
          field.dispatchEvent(new Event("input", { bubbles: true }));
          await new Promise((done) => setTimeout(done));
        }
        const [donation, local] = [...panel.querySelectorAll("dl > div")].map(
          (row) => row.querySelector("dd")?.textContent ?? "",
        );
        const impact = [...panel.querySelectorAll("li")].map((item) => item.textContent);
        const error = document.getElementById("amount-error")?.textContent ?? "";
        seen.push({ donation, local, impact, error });
      }
      return seen;
    },
    texts.map((text) => JSON.stringify(text)),
  );
}

const money = /^(?:0|[1-9]\d{0,2}(?:,\d{3})*)(?:\.\d\d)?\u00A0(?:MRU|USD|EUR|XOF)$/;

test.beforeEach(async ({ page, context }) => {
  // 1 USD is 40 MRU, 1 EUR 50.
  await storeRates(context, hoursAgo(1));
  const { open, currency } = donatePage(page, inMain);
  await open();
  await expect(currency("EUR")).toBeEnabled();
});

test(`${known.length} known amounts come to exactly what they are`, async ({ page }) => {
  const { money: moneyOf } = donatePage(page, inMain);
  const seen = await typeAll(
    page,
    known.map(([typed]) => typed),
  );
  const told = seen.map(({ local, error }, i) => [known[i]?.[0].slice(0, 30), local, error !== ""]);
  expect(told).toEqual(
    known.map(([typed, value]) => [
      typed.slice(0, 30),
      moneyOf(value ?? 0, "MRU"),
      value === undefined,
    ]),
  );
});

test(`the amount field makes an amount of each of ${hostileStrings.length} hostile texts`, async ({
  page,
}) => {
  page.on("dialog", (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`);
  });
  const seen = await typeAll(page, hostileStrings);
  expect(seen).toHaveLength(hostileStrings.length);
  for (const [i, { donation, local, impact }] of seen.entries()) {
    const typed = JSON.stringify(hostileStrings[i]);
    expect(donation, typed).toMatch(money);
    expect(local, typed).toMatch(money);
    expect(impact.join(), typed).toMatch(/^[\d,.]+ \D+(?:,[\d,.]+ \D+|,\D+ [\d,.]+ \D+){3}$/);
  }
  await expectNothingRan(page);
});
