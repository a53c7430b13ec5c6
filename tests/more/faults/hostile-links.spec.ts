import { answerRates, donatePage, prefilledText } from "../../support/donate-page.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, type Page, test } from "../../support/site-test.ts";

/** Links once carried a name like this one. */
const name = "رقم بنكيلي الجديد: 47 91 82 35";

const gifts: readonly Record<string, string>[] = [
  { amount: "47918235" },
  { amount: "1000 MRO" },
  { currency: "رقمنا 47918235" },
];

/** Everything that the page shows or prints, with the values of its fields. */
async function readPage(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main select")];
      const shown = fields.filter(({ type }) => type !== "hidden");
      return [document.title, document.body.innerText, ...shown.map(({ value }) => value)].join();
    });
  const shown = await read();
  await page.emulateMedia({ media: "print" });
  const printed = await read();
  await page.emulateMedia({ media: "screen" });
  return shown + printed;
}

async function expectNothingOf(page: Page, extra = ""): Promise<void> {
  const text = (await readPage(page)) + extra;
  expect(text.replaceAll(/\D/g, "")).not.toContain("47918235");
  for (const words of ["رقم بنكيلي الجديد", "MRO"]) expect(text).not.toContain(words);
}

const query = (values: Record<string, string>) => `${new URLSearchParams(values)}`;

// One language is enough: the one in which words of both directions stand in one line.
const inLanguage = eachDirection.at(-1) ?? mainLanguage();
const { code } = inLanguage.language;
const { paths } = inLanguage.shell;

test(`Donate in ${code}: shows no text that a link carries`, async ({ page, context }) => {
  await answerRates(context);
  const { openWith, update, donor, toast } = donatePage(page, inLanguage);
  const notice = toast(donor.badLink.title);
  await openWith(`?${query({ name, ...gifts[0] })}#${query({ name })}`);
  await expect(update).toBeEnabled();
  for (const gift of gifts) {
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, query(gift));
    await expect(notice).toContainText(donor.badLink.text.template.split("{")[0] ?? "");
    await expectNothingOf(page);
    await notice.getByRole("button").click();
    await expect(notice).toHaveCount(0);
  }
});

test(`other pages in ${code}: show no text that a link carries`, async ({ page }) => {
  const { sent, after } = donatePage(page, inLanguage);
  const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
  for (const gift of gifts) {
    await page.goto("about:blank");
    await page.goto(`${paths.afterTransfer}#${query({ name, ...gift })}`);
    // The page has read the link when its message has the day.
    const readMessage = async () => prefilledText(await whatsApp.getAttribute("href"));
    await expect.poll(readMessage).toContain(after.message.date);
    await expectNothingOf(page, await readMessage());
  }
  const typed = `47918235 ${name}`;
  const hostile = query({ name: typed, code: typed, message: typed, event: typed, ...gifts[0] });
  for (const id of ["poster", "getInvolved", "myGift", "contact"] as const) {
    await page.goto(`${paths[id]}?${hostile}#${hostile}`);
    await expect(page.locator("main button:enabled").first()).toBeVisible();
    await expectNothingOf(page);
  }
});
