import { pathOf } from "../../src/content/addresses.server.ts";
import { inLanguage, loadExamples } from "../../src/content/records.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { countedPhrase, titleOf } from "../../src/diary/diary-words.server.ts";
import { entriesInFeed } from "../../src/diary/feed.server.ts";
import { diaryPeriod, diaryYears, loadDiary } from "../../src/diary/load-diary.server.ts";
import { dayIn } from "../../src/i18n/day-words.ts";
import { mainLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const entries = loadDiary();
const [latest] = entries;
const [thisYear = "", ...olderYears] = diaryYears();
const withPicture = entries.find(({ picture }) => picture);

test.skip(latest === undefined, "the diary is empty");

const { language, shell, texts } = mainLanguage();
const { paths, ui } = shell;
const words = texts("diary");
const entriesOf = (period: string) => diaryPeriod(period).months.flatMap(([, days]) => days);
const main = (page: Page) => page.getByRole("main");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("diary: lists each year's entries and links to the other years without JavaScript", async ({
    page,
  }) => {
    await page.goto(paths.privacy);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: texts("diary").head.name })
      .click();
    await expect(page).toHaveURL(paths.diary);
    const shown = main(page).locator("section ol > li");
    await expect(shown).toHaveCount(entriesOf(thisYear).length);
    for (const entry of entriesOf(thisYear)) {
      // Two places may have been worked in on one day.
      const link = page.locator(`a[href="${pathOf("diary", language, entry.name)}"]`);
      const line = shown.filter({ has: link });
      await expect(line.locator("time")).toHaveAttribute("datetime", entry.date);
      await expect(line).toContainText(countedPhrase(entry, language));
      await expect(line.getByRole("link")).toHaveAccessibleName(titleOf(entry, language));
    }
    for (const year of olderYears) {
      await page.getByRole("navigation").getByRole("link", { name: year }).click();
      await expect(page).toHaveURL(pathOf("diary", language, year));
      await expect(shown).toHaveCount(entriesOf(year).length);
      await page.goto(paths.diary);
    }
  });

  test("diary entry: shows what happened and offers a WhatsApp message without JavaScript", async ({
    page,
  }) => {
    const entry = withPicture ?? latest;
    if (!entry) throw new Error("no entry");
    const path = pathOf("diary", language, entry.name);
    await page.goto(path);
    const title = titleOf(entry, language);
    await expect(main(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByText(dayIn(entry.date, language))).toBeVisible();
    await expect(main(page).getByText(inLanguage(entry.text, language))).toBeVisible();
    await expect(main(page).locator(".tally li")).toHaveCount(Object.keys(entry.figures).length);
    const link = main(page).getByRole("link", { name: words.share.button });
    const message = new URL((await link.getAttribute("href")) ?? "");
    expect(message.origin).toBe("https://wa.me");
    const sent = message.searchParams.get("text") ?? "";
    expect(sent).toContain(title);
    expect(sent.split("\n").at(-1)).toBe(loadSite().address + path);
    if (loadExamples()) expect(sent.startsWith(ui.example)).toBe(true);
    if (!entry.picture) return;
    const agreed = main(page).getByText(words.picture.agreed);
    await expect(agreed).toHaveCount(entry.picture.drawing ? 0 : 1);
    const image = main(page).getByRole("img", { name: inLanguage(entry.picture.alt, language) });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100);
  });

  test("diary example: begins with a note and is hidden from search engines", async ({ page }) => {
    test.skip(!loadExamples(), "the charity shows its own diary");
    for (const name of [undefined, olderYears[0], latest?.name]) {
      await page.goto(pathOf("diary", language, name));
      const robots = page.locator('head > meta[name="robots"][content="noindex"]');
      await expect(robots).toHaveCount(1);
      await expect(main(page).locator(":scope > *").first()).toContainText(words.example.text);
    }
  });

  test("Home and Our Work: show the latest diary entry without JavaScript", async ({ page }) => {
    if (!latest) throw new Error("no entry");
    for (const path of [paths.home, paths.ourWork]) {
      await page.goto(path);
      const piece = main(page).locator(".diary-sheet");
      await expect(piece).toContainText(countedPhrase(latest, language));
      await expect(piece.getByRole("link", { name: titleOf(latest, language) })).toHaveAttribute(
        "href",
        pathOf("diary", language, latest.name),
      );
      await expect(piece.getByText(ui.example, { exact: true })).toHaveCount(
        loadExamples() ? 1 : 0,
      );
    }
  });
});

test("diary feed: is valid RSS 2.0 with the whole text of each entry", async ({ page }) => {
  await page.goto(paths.diary);
  const announced = page.locator('head > link[type="application/rss+xml"]');
  await expect(announced).toHaveAttribute("href", `${paths.diary}/feed.xml`);
  const answer = await page.request.get(`${paths.diary}/feed.xml`);
  // The feed is read on a blank page, since the site's policy forbids DOMParser.
  await page.goto("about:blank");
  const feed = await page.evaluate(readFeed, await answer.text());
  const { address } = loadSite();
  expect(feed.problem).toBe("");
  expect(feed.channel).toMatchObject({ link: address + paths.diary, language: language.code });
  expect(feed.items).toHaveLength(Math.min(entries.length, entriesInFeed));
  feed.items.forEach((item, index) => {
    const entry = entries[index];
    if (!entry) throw new Error("an item of no entry");
    expect(item["link"]).toBe(address + pathOf("diary", language, entry.name));
    expect(item["guid"]).toBe(item["link"]);
    expect(new Date(item["pubDate"] ?? "").toISOString().slice(0, 10)).toBe(entry.date);
    expect(item["title"]).toContain(titleOf(entry, language));
    expect(item["title"]?.startsWith(ui.example)).toBe(loadExamples());
    expect(item["content:encoded"]).toContain(inLanguage(entry.text, language));
  });
});

/** Runs in the page, so that the browser's own XML reader checks the feed. */
function readFeed(text: string) {
  const xml = new DOMParser().parseFromString(text, "application/xml");
  const textsOf = (parent: Element): Record<string, string> =>
    Object.fromEntries(
      [...parent.children].map(({ tagName, textContent }) => [tagName, textContent]),
    );
  return {
    problem: xml.querySelector("parsererror")?.textContent ?? "",
    channel: textsOf(xml.querySelector("rss[version='2.0'] > channel") ?? xml.documentElement),
    items: [...xml.querySelectorAll("channel > item")].map(textsOf),
  };
}
