import { showFullDay } from "../../src/i18n/day-words.ts";
import { everyLanguage, mainLanguage } from "../support/every-language.ts";
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
  secondWhatsApp,
  test,
} from "../support/second-site.ts";
import { enhanced } from "../support/site-test.ts";

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

const { language, shell } = main;
const { volunteer } = formsIn(main);
const { chosen } = main.texts("getInvolved").form;

test.describe("for a reader in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("events: follow the visitor's clock, also in New York", async ({ page }) => {
    const at = async (moment: string, path: string) => {
      await page.clock.setFixedTime(new Date(moment));
      await page.goto(path);
      await enhanced(page);
    };
    await at("2031-05-10T11:29:00Z", "/get-involved");
    expect(await shown(page)).toEqual([first, cancelled, moved].map((name) => pageOf(name)));
    await expect(rows(page).first()).toContainText(showFullDay("2031-05-10", main.language));
    await expect(rows(page).first()).toContainText("8:00");
    await expect(rows(page).first()).toContainText("11:30");
    await at("2031-05-10T11:30:00Z", "/get-involved");
    expect(await shown(page)).toEqual([cancelled, moved, last].map((name) => pageOf(name)));
    await at("2031-06-21T11:30:00Z", "/get-involved");
    await expect(page.locator("#dates")).toBeHidden();
    await at("2031-07-01", "/events");
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: texts.none.title })).toBeVisible();
    await at("2031-05-10T11:30:00Z", pageOf(first));
    await expect(page.getByText(texts.over.text)).toBeVisible();
    await expect(comeLink(page)).toHaveCount(0);
  });
});

test("event: ends on a page that is left open, in the list and in the form", async ({ page }) => {
  await page.clock.install({ time: new Date("2031-05-10T11:00:00Z") });
  const form = formOn(page, volunteer);
  await page.goto(`/get-involved?event=${first}#apply`);
  await page.clock.runFor(1000);
  await expect(form.submit).toBeEnabled();
  await expect(form.control("interest")).toHaveCount(0);
  expect(await shown(page)).toEqual([first, cancelled, moved].map((name) => pageOf(name)));
  await page.clock.fastForward("31:00");
  await expect(form.control("interest")).toBeVisible();
  await expect(form.element).toContainText(`${chosen.over.template.split("{title}")[1]}`);
  await expect
    .poll(() => shown(page))
    .toEqual([cancelled, moved, last].map((name) => pageOf(name)));
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
  expect(chat.pathname).toBe(`/${secondWhatsApp.replaceAll(/\D/g, "")}`);
  expect(chat.searchParams.get("text")).toContain(title);
  expect(chat.searchParams.get("text")).toContain(showFullDay("2031-05-10", language));

  await applyFor(first);
  await expect(form.element).toContainText(title);
  await expect(form.element).toContainText(showFullDay("2031-05-10", language));
  await expect(form.control("interest")).toHaveCount(0);
  await expect(form.control("availability")).toHaveCount(0);
  await page.getByRole("button", { name: chosen.change }).click();
  await expect(form.control("interest")).toBeFocused();
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

test("application: keeps the event and the typed text before the form's script arrives", async ({
  page,
  request,
}) => {
  const form = formOn(page, volunteer);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/get-involved-island/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/get-involved?event=${first}#apply`, { waitUntil: "commit" });
  await form.control("interest").fill("I cook");
  await enhanced(page);
  const links = page.locator("header a[data-language]");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address).toContain(`/get-involved?event=${first}#apply`);
  release();
  await expect(form.submit).toBeEnabled();
  await expect(form.control("interest")).toHaveValue("I cook");
  const { name = "", email = "", phone = "", message } = goodValues(volunteer);
  await form.fill({ name, email, phone, message });
  await form.submit.click();
  const { template_params } = await theMailWith(request, message);
  expect(template_params["interest"]).toBe("I cook");
  expect(template_params["availability"]).toContain(showFullDay("2031-05-10", language));
});

for (const other of everyLanguage.slice(-1)) {
  test(`application: keeps the event and the typed text when the visitor changes to ${other.language.code}`, async ({
    page,
    request,
  }) => {
    await page.goto(`/get-involved?event=${first}#apply`);
    const form = formOn(page, volunteer);
    const { name = "", email = "", phone = "", message } = goodValues(volunteer);
    await expect(form.submit).toBeEnabled();
    await form.fill({ name, email, phone, message });
    await page.locator("summary").filter({ hasText: shell.ui.languages.label }).click();
    await page.getByRole("banner").getByRole("link", { name: other.language.name }).click();
    const translated = formOn(page, formsIn(other).volunteer);
    await translated.expectValues({ name, email, phone, message });
    const day = showFullDay("2031-05-10", other.language);
    await expect(translated.element).toContainText(day);
    await translated.submit.click();
    const { template_params } = await theMailWith(request, message);
    expect(template_params["availability"]).toContain(day);
    expect(template_params["interest"]).toContain(
      other.language.dir === "rtl" ? "صباح نظافة" : `more ${other.language.code}`,
    );
  });
}

test("application: sends no event that its link lacks, or that is cancelled or gone", async ({
  page,
}) => {
  const form = formOn(page, volunteer);
  const openFor = async (link: string) => {
    await page.goto(`/get-involved${link}#apply`);
    await expect(form.submit).toBeEnabled();
  };
  await openFor(`?event=${first}`);
  await expect(form.control("interest")).toHaveCount(0);
  await form.fill({ name: "Aïcha" });
  await openFor("");
  await expect(form.control("name")).toHaveValue("Aïcha");
  await form.expectValues({ interest: "", availability: "" });
  await expect(form.element).not.toContainText(showFullDay("2031-05-10", language));
  for (const [name, told] of [
    [cancelled, chosen.cancelled.template.split("{title}")[1]],
    [over, chosen.gone],
  ]) {
    await openFor(`?event=${name}`);
    await expect(form.element.locator("[aria-live=polite]")).toContainText([`${told}`]);
    await form.fill({ ...goodValues(volunteer), interest: "", availability: "" });
    await form.submit.click();
    await expect(form.errorOf("interest")).toHaveText(volunteer.texts.errors.interestRequired);
  }
});
