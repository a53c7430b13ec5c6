import sharp from "sharp";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage, draftIn } from "../support/donor-page.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

/** Latin, Arabic, and Adlam, whose letters take two code units and run from right to left. */
const people = ["Aïssata Bâ", "فاطمة بنت محمد", "𞤃𞤢𞤪𞤭𞤴𞤢𞤥"];

for (const [i, inLanguage] of everyLanguage.entries()) {
  const { language, shell } = inLanguage;
  const person = people[i % people.length] ?? "";

  test(`a gift in ${language.code} that is dedicated says so below the payee, everywhere`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
      Reflect.deleteProperty(Navigator.prototype, "share");
    });
    const { openWith, unfold, sent, share, inName, donor, note, printedCard, texts } = donorPage(
      page,
      inLanguage,
    );
    await openWith("?amount=50&currency=EUR");
    await unfold(inName);
    await inName.getByLabel(donor.inName.label).fill(person);
    const slip = page.locator("main dl").first();
    const payeeFirst = new RegExp(`${shell.site.bankily.holder}.*${person}`, "s");
    await expect(slip).toContainText(payeeFirst);
    const tell = sent.getByRole("link", { name: donor.sent.whatsapp });
    const line = interpolate(shell.ui.line, {
      label: donor.inName.label,
      value: isolate(person, language.dir),
    });
    expect(
      draftIn(await tell.getAttribute("href"))
        .split("\n")
        .at(-1),
    ).toBe(line);
    await expect(note).toContainText(payeeFirst);
    await unfold(share);
    const shared = await share
      .getByRole("link", { name: donor.share.whatsapp })
      .getAttribute("href");
    const names = {
      name: isolate(shell.ui.name, language.dir),
      person: isolate(person, language.dir),
    };
    expect(draftIn(shared)).toContain(interpolate(donor.share.textInName, names));
    const link = new URL(draftIn(shared).split("\n").at(-1) ?? "");
    expect(link.search).toBe("");
    expect(new URLSearchParams(link.hash.slice(1)).get("name")).toBe(person);
    await expect(page).toHaveURL(`${link.pathname}${link.hash}`);

    // Whoever opens the link is asked first.
    await page.goto("about:blank");
    await page.goto(`${link.pathname}${link.hash}`);
    await expect(inName.getByText(donor.inName.suggested)).toBeVisible();
    await expect(page.locator("main")).not.toContainText(person);
    await inName.getByRole("button", { name: donor.inName.use }).click();
    await expect(inName.getByLabel(donor.inName.label)).toHaveValue(person);
    await expect(inName.getByText(donor.inName.suggested)).toBeHidden();
    await expect(slip).toContainText(payeeFirst);

    await inName.getByRole("button", { name: donor.inName.print }).click();
    await page.emulateMedia({ media: "print" });
    await expect(printedCard).toContainText(person);
    await expect(printedCard).toContainText(donor.inName.card.notReceipt);
    await expect(page.locator("[data-sheet=poster]")).toBeHidden();
    expect(pagesIn(await page.pdf({ format: "A5", preferCSSPageSize: false }))).toBe(1);
    await page.emulateMedia({ media: "screen" });

    // What is no name stays in the field, with the reason, and goes nowhere.
    await inName.getByLabel(donor.inName.label).fill(`${person} 36 12`);
    await expect(inName).toContainText(donor.inName.problems.letters);
    await expect(inName.getByLabel(donor.inName.label)).toHaveValue(`${person} 36 12`);
    await expect(slip).not.toContainText(person);
    await expect(page).not.toHaveURL(/name=/);
    expect(draftIn(await tell.getAttribute("href"))).not.toContain(texts.donor.inName.label);
  });
}

/** How many pages a PDF of Chromium has. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const [inMain] = everyLanguage;
if (inMain === undefined) throw new Error("the site has no language");
const main = inMain;

test("the card is saved as a picture where it cannot be sent, and 40 characters fit on it", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "canShare"));
  const { openWith, unfold, inName, donor } = donorPage(page, main);
  await openWith("");
  await unfold(inName);
  await inName.getByLabel(donor.inName.label).fill("W".repeat(40));
  const waiting = page.waitForEvent("download");
  await inName.getByRole("button", { name: donor.inName.save }).click();
  const picture = await sharp(await (await waiting).path())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = picture.info;
  expect([width, height]).toEqual([1080, 1350]);
  // The widest name there is leaves the margin as it is, and is there between.
  const columns = Array.from({ length: height - 100 }, (_, y) =>
    pixelRow(picture.data, (y + 60) * width, width, channels),
  );
  expect(columns.every((row) => row.slice(0, 60).every((pixel) => pixel === row[0]))).toBe(true);
  expect(new Set(columns.flat()).size).toBeGreaterThan(3);
});

/** The colours of a row of pixels, each as one number. */
function pixelRow(data: Buffer, start: number, width: number, channels: number): number[] {
  return Array.from({ length: width }, (_, x) => data.readUIntBE((start + x) * channels, 3));
}

test("the card goes with its words to the phone's share sheet", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      window.shared = data;
    };
  });
  const { openWith, inName, donor } = donorPage(page, main);
  await openWith("#name=Example");
  await inName.getByRole("button", { name: donor.inName.use }).click();
  await inName.getByRole("button", { name: donor.inName.send }).click();
  await expect
    .poll(() =>
      page.evaluate(() => window.shared?.files?.map(({ type, size }) => [type, size > 5000])),
    )
    .toEqual([["image/png", true]]);
  const text = await page.evaluate(() => window.shared?.text);
  expect(text).toBe(
    interpolate(donor.inName.message, { name: main.shell.ui.name, person: "Example" }),
  );
});
