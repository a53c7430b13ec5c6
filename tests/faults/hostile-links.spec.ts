import { donatePage, prefilledText } from "../support/donate-page.ts";
import { answerRates, onlyFirst, realAnswers } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/** Links once carried a name like this one. */
const name = "رقم بنكيلي الجديد: 36 12 34 56";

const gifts: [Record<string, string>, ...Record<string, string>[]] = [
  { amount: "36123456" },
  { amount: "1000 MRO" },
  { currency: "رقمنا 36123456" },
];

async function readPage(page: Page) {
  const read = () =>
    page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = false;
      const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main select")];
      const values = fields.map(({ value }) => value).filter((value) => value !== "");
      // Only the value counts, since the choices arrive later from another file.
      for (const list of document.querySelectorAll("select")) list.hidden = true;
      const main = document.querySelector<HTMLElement>("main");
      return [document.title, main?.innerText, ...values];
    });
  const shown = await read();
  await page.emulateMedia({ media: "print" });
  const printed = await read();
  await page.emulateMedia({ media: "screen" });
  return { shown, printed };
}

const follow = (page: Page, gift: Record<string, string>) =>
  page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    `${new URLSearchParams(gift)}`,
  );

// One language is enough: the one in which words of both directions stand in one line.
for (const inLanguage of eachDirection.slice(-1)) {
  const { code } = inLanguage.language;

  test(`Donate in ${code}: shows no text that a link carries`, async ({ page, context }) => {
    await answerRates(context, onlyFirst(realAnswers["exchangerate-api"]));
    const { openWith, update, donor, toast, source } = donatePage(page, inLanguage);
    const notice = toast(donor.badLink.title);
    const openAt = async (address: string) => {
      await openWith(address);
      await expect(update).toBeEnabled();
      await expect(source("Exchange Rate API")).toBeVisible();
    };
    const closeNotice = async () => {
      await expect(notice).toContainText(donor.badLink.text.template.split("{")[0] ?? "");
      await notice.getByRole("button").click();
      await expect(notice).toHaveCount(0);
    };
    await openAt("");
    const honest = await readPage(page);
    for (const mark of ["#", "?"]) {
      await openAt(`${mark}${new URLSearchParams({ name })}`);
      expect(await readPage(page)).toEqual(honest);
    }
    await openAt(`?${new URLSearchParams(gifts[0])}`);
    await closeNotice();
    expect(await readPage(page)).toEqual(honest);
    for (const gift of gifts) {
      await follow(page, gift);
      await closeNotice();
      expect(await readPage(page), JSON.stringify(gift)).toEqual(honest);
    }
  });

  test(`after the transfer in ${code}: the page shows no text that a link carries`, async ({
    page,
  }) => {
    const { openAfter, sent, after } = donatePage(page, inLanguage);
    const whatsApp = sent.getByRole("link", { name: after.report.whatsapp });
    const openAt = async (fragment: string) => {
      await openAfter(fragment);
      // The page has read the link when its message has the day.
      const readMessage = async () => prefilledText(await whatsApp.getAttribute("href"));
      await expect.poll(readMessage).toContain(after.message.date);
    };
    await openAt("");
    const unasked = await readPage(page);
    for (const gift of gifts) {
      await openAt(`#${new URLSearchParams({ name, ...gift })}`);
      expect(await readPage(page), JSON.stringify(gift)).toEqual(unasked);
    }
  });

  test(`other pages in ${code}: show no text that a link carries`, async ({ page }) => {
    const typed = `36123456 ${name}`;
    const words = { name: typed, code: typed, message: typed };
    const hostile = `${new URLSearchParams({ ...words, ...gifts[0] })}`;
    for (const id of ["poster", "getInvolved", "myGift", "contact"] as const) {
      const pages = [];
      for (const address of ["", `?${hostile}#${hostile}`]) {
        await page.goto("about:blank");
        await page.goto(inLanguage.shell.paths[id] + address);
        await expect(page.locator("main button:enabled").first()).toBeVisible();
        pages.push(await readPage(page));
      }
      expect(pages[1], id).toEqual(pages[0]);
    }
    // The page answers an unknown event with a sentence of the site.
    await page.goto(
      `${inLanguage.shell.paths.getInvolved}?${new URLSearchParams({ event: typed })}`,
    );
    await expect(page.locator("main button:enabled").first()).toBeVisible();
    await expect(page.locator("body")).not.toContainText("36123456");
  });
}
