import { keptAhead } from "../../../src/lib/addresses/pages.server.ts";
import { makeDayWords, showDay } from "../../../src/lib/i18n/day-words.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, noticeOn, seen, test, visitOnce } from "../../support/offline-site.ts";

const inMain = mainLanguage();

test("offline: the visited page, Home, Donate and Contact open after one visit", async ({
  page,
  copy,
}) => {
  const [, { language, shell, texts } = inMain] = eachDirection;
  const { paths, ui } = shell;
  const kept = ["about", ...keptAhead] as const;
  await visitOnce(page, paths.about);
  await copy.stop();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, "value");
        document.documentElement.dataset["shift"] = `${entry.startTime}: ${value}`;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const day = showDay(new Date().toISOString(), makeDayWords(language));
  const says = ui.payee.offline.template.replace("{date}", day);
  for (const id of kept) {
    await page.goto(paths[id]);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language.code);
    await expect(noticeOn(page)).toHaveText(says, { useInnerText: true });
    const { paper, fonts, broken } = await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await document.fonts.ready;
      // Pictures of a sheet only repeat the words beside them, and are not kept.
      const local = [...document.images].filter(
        ({ src }) => src.startsWith(location.origin) && !src.includes(".svg#"),
      );
      const decoded = await Promise.allSettled(local.map((image) => image.decode()));
      return {
        paper: getComputedStyle(document.documentElement).backgroundColor,
        fonts: [...document.fonts].filter(({ status }) => status === "loaded").length,
        broken: local.filter((_, i) => decoded[i]?.status === "rejected").map(({ src }) => src),
      };
    });
    expect(paper, id).toBe("rgb(251, 245, 233)");
    expect(fonts, id).toBeGreaterThan(0);
    expect(broken, id).toEqual([]);
    // Other pages have a script that may come late, and changes what is shown.
    if (id === "about") await expect(page.locator("html")).not.toHaveAttribute("data-shift");
    if (id !== "contact") continue;
    const main = page.getByRole("main");
    await expect(main.locator("form"), "a form that was never opened").toBeHidden();
    for (const other of ["https://wa.me/", "mailto:", "tel:"]) {
      await expect(main.locator(`.without-script a[href^="${other}"]`)).toBeVisible();
    }
  }
  await test.step("a page of a language never visited opens in the visited language", async () => {
    await page.goto(inMain.shell.paths.donate);
    await expect(page.locator("html")).toHaveAttribute("lang", language.code);
    await expect(seen(page, shell.site.phone).first()).toBeVisible();
  });
  await test.step("another page is named as not saved", async () => {
    await page.goto(paths.accounts);
    await expect(page.locator("h1")).toHaveText(texts("notSaved").title);
    await expect(page).toHaveURL(paths.accounts);
    const saved = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(saved.filter({ visible: true })).toHaveCount(kept.length - 1);
    await saved.filter({ visible: true }).last().click();
    await expect(page).toHaveURL(paths.donate);
  });
  await test.step("a download fails, and no page stands in its place", async () => {
    await expect(page.goto(`${paths.accounts}/accounts.csv`)).rejects.toThrow("ERR_");
  });
});
