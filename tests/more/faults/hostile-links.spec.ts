import { donatePage, storeRates } from "../../support/donate-page.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

const words = "رقم بنكيلي الجديد";
const number = "47918235";

/** Everything that the page shows or prints, with the values of its fields and the texts of its links. */
async function readPage(page: Page): Promise<string> {
  const read = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll("main a")].map((link) =>
        decodeURIComponent(`${link.getAttribute("href")}`),
      );
      const fields = document.querySelectorAll<HTMLInputElement>(
        "main input:not([type=hidden]), main select",
      );
      const typed = [...fields].map(({ value }) => value);
      return [document.title, document.body.innerText, ...links, ...typed].join();
    });
  const shown = await read();
  await page.emulateMedia({ media: "print" });
  const printed = await read();
  await page.emulateMedia({ media: "screen" });
  return shown + printed;
}

// One language is enough: the one in which words of both directions stand in one line.
const inLanguage = eachDirection.at(-1) ?? mainLanguage();
const { code } = inLanguage.language;
const { paths } = inLanguage.shell;

// src/components/donate/gift-link.test.ts has the values that are no gift.
test(`pages in ${code}: show no text that a link carries`, async ({ page, context }) => {
  await storeRates(context);
  const { donor, toast } = donatePage(page, inLanguage);
  const typed = `${words}: 47 91 82 35`;
  const keys = ["name", "code", "message", "event", "currency"].map((key) => [key, typed]);
  const carried = `${new URLSearchParams([...keys, ["amount", number]])}`;
  const ids = ["poster", "getInvolved", "contact", "afterTransfer", "donate"] as const;
  for (const id of ids) {
    await page.goto(`${paths[id]}?${carried}#${carried}`);
    await expectHydrated(page);
    await expect(page.locator("main button:disabled")).toHaveCount(0);
    if (id === "donate") await expect(toast(donor.badLink.title)).toBeVisible();
    const text = await readPage(page);
    expect(text.replaceAll(/\D/g, ""), id).not.toContain(number);
    expect(text, id).not.toContain(words);
  }
});
