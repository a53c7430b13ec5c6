import { showFullDay } from "../../src/lib/i18n/day-words.ts";
import { mainLanguage } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { expectToast, formOn, goodValues, theMailWith } from "../support/forms-page.ts";
import {
  cancelled,
  coming,
  expect,
  first,
  last,
  moved,
  over,
  type Page,
  test,
} from "../support/second-site.ts";

const main = mainLanguage();
const texts = main.texts("events");

const rows = (page: Page) => page.locator("ol > li[data-until]:visible");
const pageOf = (name: string, prefix = "") => `${prefix}/events/${name}`;
const shown = (page: Page) =>
  rows(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const comeLink = (page: Page) =>
  page.getByRole("link", { name: texts.come.whatsapp, includeHidden: false });

const { language } = main;
const { volunteer } = formsIn(main);

test.describe("for a reader in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("events: follow the visitor's clock, also in New York and on an open page", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2031-05-10T11:00:00Z") });
    await page.goto("/get-involved");
    expect(await shown(page)).toEqual([first, cancelled, moved].map((name) => pageOf(name)));
    await expect(rows(page).first()).toContainText(showFullDay("2031-05-10", main.language));
    await expect(rows(page).first()).toContainText("8:00");
    await expect(rows(page).first()).toContainText("11:30");
    await page.clock.fastForward("31:00");
    await expect.poll(() => shown(page)).toEqual([cancelled, moved].map((name) => pageOf(name)));
    await page.goto(pageOf(first));
    await expect(page.getByText(texts.over.text)).toBeVisible();
    await expect(comeLink(page)).toHaveCount(0);
    await page.clock.setFixedTime(new Date("2031-06-21T11:30:00Z"));
    await page.goto("/get-involved");
    await expect(page.locator("#dates")).toBeHidden();
    await page.goto("/events");
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: texts.none.title })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("events: show the dates known at build time without JavaScript", async ({ page }) => {
    await page.goto("/get-involved");
    expect(await shown(page)).toEqual([first, cancelled, moved].map((name) => pageOf(name)));
    await page.goto("/events");
    expect(await shown(page)).toEqual(coming.map((name) => pageOf(name)));
    await expect(page.getByText(texts.none.title)).toBeHidden();
    await page.goto(pageOf(moved));
    await expect(page.getByText(showFullDay("2031-05-17", main.language))).toBeVisible();
    await expect(page.getByText(texts.over.text)).toBeHidden();
    const apply = page.getByRole("link", { name: texts.come.apply });
    await expect(apply).toHaveAttribute("href", `/get-involved?event=${moved}#apply`);
    for (const [name, words] of [
      [cancelled, texts.cancelled.text],
      [over, texts.over.text],
    ] as const) {
      await page.goto(pageOf(name));
      await expect(page.getByText(words)).toBeVisible();
      await expect(comeLink(page)).toHaveCount(0);
    }
  });
});

test("application: carries the event that the visitor chose last", async ({ page, request }) => {
  const form = formOn(page, volunteer);
  const applyFor = async (name: string) => {
    await page.goto(pageOf(name, language.prefix));
    await page.getByRole("link", { name: texts.come.apply }).click();
    await expect(form.submit).toBeEnabled();
  };
  await page.goto(pageOf(first, language.prefix));
  const title = (await page.locator("h1").textContent()) ?? "";
  const chat = new URL((await comeLink(page).getAttribute("href")) ?? "");
  expect(chat.searchParams.get("text")).toContain(title);
  expect(chat.searchParams.get("text")).toContain(showFullDay("2031-05-10", language));

  await applyFor(first);
  await expect(form.element).toContainText(title);
  await expect(form.element).toContainText(showFullDay("2031-05-10", language));
  await expect(form.control("interest")).toHaveValue(title);
  await applyFor(last);
  const { name = "", email = "", phone = "", message } = goodValues(volunteer);
  await form.fill({ name, email, phone, message });
  await form.submit.click();
  await expectToast(page, "success", volunteer.toasts.success);
  const mail = await theMailWith(request, message);
  expect(mail.template_params["interest"]).toContain(title);
  expect(mail.template_params["availability"]).toContain(showFullDay("2031-06-21", language));
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(message);
});
