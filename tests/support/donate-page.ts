import type { BrowserContext, Page, Route } from "@playwright/test";
import { loadFigures } from "../../src/lib/content/figures.server.ts";
import { fromKeys } from "../../src/lib/from-keys.ts";
import { formatMoney, formatQuantity } from "../../src/lib/i18n/format-number.ts";
import { choosePlural, interpolate, type Plural } from "../../src/lib/i18n/interpolate.ts";
import type { CurrencyCode } from "../../src/lib/money/currency-codes.ts";
import { type RateSourceId, rateSources } from "../../src/lib/rates/rate-sources.ts";
import { ratesKey } from "../../src/lib/rates/use-rates.ts";
import { answersOn, payeeOf, realRates } from "./donate-fixtures.ts";
import type { InLanguage } from "./every-language.ts";
import { expectHydrated } from "./site-test.ts";

export const figures = loadFigures();

export function wordsOfDonate({ language, shell, texts: textsOf }: InLanguage) {
  const [texts, after] = [textsOf("donate"), textsOf("afterTransfer")];
  const { site } = shell;
  const { alt, caption, bankilyAlt, bankilyCaption } = texts.bankilySection.qr;
  const pageQr = { alt, caption };
  const bankilyQr = { alt: bankilyAlt, caption: bankilyCaption };
  const counted = (wording: Plural<"count">, quantity: number) =>
    interpolate(choosePlural(wording, quantity, language.locale), {
      count: formatQuantity(quantity, language),
    });
  return {
    texts,
    donor: texts.donor,
    after,
    phone: site.phone,
    reference: site.bankily.reference,
    /** The link for a visitor without Bankily. */
    without:
      site.otherWays || site.fromAbroad
        ? { name: texts.donor.other.without, href: "#other-ways" }
        : { name: texts.bankilySection.without, href: `${shell.paths.questions}#without-bankily` },
    payee: payeeOf(shell, texts),
    qr: site.bankily.qrImage === undefined ? pageQr : bankilyQr,
    counted,
    provided: (amount: number) => {
      const row = figures.providedByAmount.find(({ from }) => amount >= from);
      if (!row) throw new Error(`no row says what ${amount} MRU provide`);
      const { meals, water, waste, families } = row;
      const { providedByAmount: words, giftChoices } = texts;
      const [food, drink] = [
        counted(words.meals, meals),
        counted(giftChoices.water.description, water),
      ];
      const removed = counted(giftChoices.cleanUp.description, waste);
      return [food, drink, removed, counted(words.families, families)];
    },
    money: (value: number, code: CurrencyCode) => formatMoney(value, code, language, figures),
  };
}

export function donatePage(page: Page, inLanguage: InLanguage) {
  const words = wordsOfDonate(inLanguage);
  const { texts, after, money } = words;
  const { donate, afterTransfer } = inLanguage.shell.paths;
  /** An empty page comes first, because a change of the fragment alone does not load a page. */
  const openWith = (path: string) => async (address: string) => {
    await page.goto("about:blank");
    await page.goto(path + address);
    await expectHydrated(page);
  };
  const panel = page.locator("#calculator");
  const result = (label: string) =>
    panel
      .locator("div")
      .filter({ has: page.locator(":scope > p:first-child", { hasText: label }) })
      .locator("p + p")
      .first();
  return {
    ...words,
    panel,
    bankily: page.locator("#bankily"),
    open: async () => {
      await page.goto(donate);
      await expectHydrated(page);
      // A font that arrives between two steps may move a button.
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
    },
    openWith: openWith(donate),
    openAfter: openWith(afterTransfer),
    amount: panel.getByRole("textbox", { name: texts.currency.amountLabel }),
    donation: result(texts.currency.donation),
    local: result(texts.currency.local),
    providedList: panel.getByRole("listitem"),
    currency: (code: CurrencyCode) =>
      panel.getByRole("button", { name: texts.currency.codes[code].name }),
    update: panel.getByRole("button", { name: texts.currency.update }),
    approximate: panel.getByText(texts.currency.approximate),
    source: (provider: string | RegExp) => panel.getByRole("link", { name: provider }),
    slip: page.locator(".gift-slip"),
    choice: (mru: number) => page.getByRole("radio", { name: money(mru, "MRU"), exact: true }),
    own: page.getByRole("radio", { name: texts.slip.ownAmount, exact: true }),
    ownAmount: page.locator(".gift-slip").getByRole("textbox"),
    toast: (title: string) => page.locator("[data-toast]").filter({ hasText: title }),
    reportForm: page.getByRole("region", { name: after.report.title }),
  };
}

export function prefilledText(href: string | null): string {
  const { searchParams } = new URL(href ?? "");
  return searchParams.get("text") ?? searchParams.get("body") ?? "";
}

export type Behaviour = object | "silent" | "refusing";

type Behaviours = Readonly<Partial<Record<RateSourceId, Behaviour>>>;

export const today = new Date().toISOString().slice(0, 10);

export const realAnswers: Readonly<Record<RateSourceId, Behaviour>> = answersOn(today);

export const anyProvider = new RegExp(rateSources.map(({ provider }) => provider).join("|"));

export const all = (behaviour: Behaviour): Behaviours =>
  fromKeys(
    rateSources.map(({ id }) => id),
    () => behaviour,
  );

/** Answers for the services from now on, silent ones by default. @returns the requests */
export async function answerRates(
  asking: BrowserContext | Page,
  behaviours: Behaviours = realAnswers,
): Promise<string[]> {
  const requests: string[] = [];
  for (const { id, url } of rateSources) {
    await asking.route(`${new URL(url).origin}/**`, async (route) => {
      requests.push(route.request().url());
      await behave(route, behaviours[id] ?? "silent");
    });
  }
  return requests;
}

async function behave(route: Route, behaviour: Behaviour): Promise<void> {
  if (behaviour === "silent") return;
  const headers = { "Access-Control-Allow-Origin": "*" };
  if (behaviour === "refusing") return route.fulfill({ status: 500, body: "no", headers });
  return route.fulfill({ json: behaviour, headers });
}

/** These rates differ from the default and the real ones: 40 EUR are 2000 MRU. */
export const storedRates = { ...realRates, USD: 0.025, EUR: 0.02, XOF: 15 };

/** The browser has fetched rates before. It asks for none while they are new, and routes slow each request down. */
export async function storeRates(
  context: BrowserContext,
  { rates = realRates, hours = 1 } = {},
): Promise<void> {
  const updatedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
  const text = JSON.stringify({ rates, source: "frankfurter", updatedAt });
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage.
      if (origin !== "null") localStorage.setItem(key, value);
    },
    [ratesKey, text] as const,
  );
}
