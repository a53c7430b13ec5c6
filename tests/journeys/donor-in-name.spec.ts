import sharp from "sharp";
import { interpolate, isolate } from "../../src/i18n/interpolate.ts";
import { answerRates } from "../support/donate-services.ts";
import { donorPage, draftIn } from "../support/donor-page.ts";
import { everyLanguage } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

test.beforeEach(({ context }) => answerRates(context));

/** Latin, Arabic, and Adlam, whose letters take two code units and run from right to left. */
const people = ["Aïssata <b>Bâ", "فاطمة بنت محمد", "𞤃𞤢𞤪𞤭𞤴𞤢𞤥"];

for (const [i, inLanguage] of everyLanguage.entries()) {
  const { language, shell } = inLanguage;
  const typed = people[i % people.length] ?? "";
  const person = typed.replace(/[<>]/g, "");

  test(`a gift in ${language.code} goes by somebody's name into all that speaks of it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
      Reflect.deleteProperty(Navigator.prototype, "share");
    });
    const { openWith, unfold, sent, share, inName, donor, note, printedCard } = donorPage(
      page,
      inLanguage,
    );
    await openWith("?amount=50&currency=EUR");
    await unfold(inName);
    await inName.getByLabel(donor.inName.label).fill(typed);
    const slip = page.locator("dl > div").filter({ hasText: donor.inName.label }).first();
    await expect(slip).toContainText(person);
    await expect(page).toHaveURL(
      new RegExp(`[?&]name=${encodeURIComponent(person)}`.replace(/%20/g, "\\+")),
    );
    const tell = sent.getByRole("link", { name: donor.sent.whatsapp });
    const line = interpolate(shell.ui.line, {
      label: donor.inName.label,
      value: isolate(person, language.dir),
    });
    expect(draftIn(await tell.getAttribute("href")).split("\n")).toContain(line);
    await expect(note).toContainText(person);
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
    expect(link.searchParams.get("name")).toBe(person);

    // Whoever opens the link sees it, as text.
    await page.goto(`${link.pathname}${link.search}`);
    await expect(slip).toContainText(person);
    await expect(page.locator("main b")).toHaveCount(0);

    await unfold(inName);
    await inName.getByRole("button", { name: donor.inName.print }).click();
    await page.emulateMedia({ media: "print" });
    await expect(printedCard).toBeVisible();
    await expect(printedCard).toContainText(person);
    await expect(printedCard).toContainText(donor.inName.card.notReceipt);
    await expect(page.locator("[data-sheet=poster]")).toBeHidden();
    expect(pagesIn(await page.pdf({ format: "A5", preferCSSPageSize: false }))).toBe(1);
  });
}

/** How many pages a PDF of Chromium has. */
const pagesIn = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const [inMain] = everyLanguage;
if (inMain === undefined) throw new Error("the site has no language");
const main = inMain;

test("the card is saved as a picture where it cannot be sent, and 60 characters fit on it", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "canShare"));
  const { openWith, unfold, inName, donor } = donorPage(page, main);
  await openWith(`?name=${"W".repeat(70)}`);
  await unfold(inName);
  await expect(inName.getByLabel(donor.inName.label)).toHaveValue("W".repeat(60));
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
  const { openWith, unfold, inName, donor } = donorPage(page, main);
  await openWith("?name=Example");
  await unfold(inName);
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
