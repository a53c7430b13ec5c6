import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { payeeMark } from "../../src/lib/payee/payee-mark.server.ts";
import { payeeKey } from "../../src/lib/payee/watch-payee.ts";
import { builtFolder, builtPages } from "../support/built-site.ts";
import { payeeOf } from "../support/donate-fixtures.ts";
import { isNameOfCharity } from "../support/every-language.ts";
import { inMain } from "../support/forms-content.ts";
import {
  expect,
  expectGone,
  expectShown,
  goOnline,
  noticeOn,
  seen,
  test,
} from "../support/offline-site.ts";
import { secondNumber, secondSite } from "../support/second-site.ts";
import { expectHydrated, holdRequests } from "../support/site-test.ts";

const { site, ui, paths } = inMain.shell;
const own = payeeMark();

test.use({ serviceWorkers: "block" });

async function open(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse("**/payee.txt");
  await page.goto(path);
  await (await heard).text();
}

test("pages: carry the payee's mark, as does a file that nobody keeps", async ({ request }) => {
  const unmarked = builtPages().filter(
    ({ html }) => !html.includes(`name="payee" content="${own}"`),
  );
  expect(unmarked.map(({ path }) => path)).toEqual([]);
  const file = await request.get("/payee.txt");
  expect(await file.text()).toBe(own);
  expect(file.headers()["cache-control"]).toBe("no-store");
});

test("another number in site.yaml: replaces the former one in every file", () => {
  const folder = secondSite();
  const spellings = (phone: string) => [phone, phone.replaceAll(" ", "")];
  const kinds = "html,js,json,xml,ics,txt,svg,csv,webmanifest";
  const files = globSync(`**/*.{${kinds}}`, { cwd: folder }).map((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return { file, has: (part: string) => text.includes(part) };
  });
  const named = (found: typeof files) => found.map(({ file }) => file);
  expect(named(files.filter(({ has }) => spellings(site.phone).some(has)))).toEqual([]);
  const pages = files.filter(({ file }) => file.endsWith(".html") && !file.startsWith("admin"));
  const isRight = ({ has }: (typeof files)[number]) => spellings(secondNumber).every(has);
  expect(named(pages.filter((page) => !isRight(page) || page.has(own)))).toEqual([]);
  const poster = readFileSync(join(folder, "donate/poster.html"), "utf8");
  expect(poster.split("<main")[1]).toContain(secondNumber);
});

test("hidden payee: no page has its number or half a sentence left, and each keeps the e-mail address", async ({
  page,
}) => {
  const unread = /<(script|style)\b[\s\S]*?<\/\1>|\sprops="[^"]*"/gu;
  const pages = builtPages().map(({ path, html }) => ({ path, html: html.replace(unread, "") }));
  const digits = site.phone.replace(/\D/gu, "");
  const wrong = [site.phone, site.bankily.holder, digits].filter((part) => !isNameOfCharity(part));
  const problems = await page.evaluate(
    ({ pages, wrong, email }) =>
      pages.flatMap(({ path, html }) => {
        const { body } = new DOMParser().parseFromString(html, "text/html");
        const isWords = (node: Node) =>
          /^#text|^SPAN/u.test(node.nodeName) && /\p{L}/u.test(`${node.textContent}`);
        const isPayee = (node: Node) => node instanceof Element && node.matches("[data-payee]");
        const isSentence = ({ textContent }: Element) => /[.:?؟]\s*$/u.test(textContent);
        const hadEmail = body.textContent.includes(email);
        /** The largest element that goes whole with a part. */
        const wholeOf = (part: Element): Element => {
          const { parentElement: around } = part;
          const isWhole = around?.textContent.trim() === part.textContent.trim();
          return around && isWhole ? wholeOf(around) : part;
        };
        const halves = [...body.querySelectorAll("[data-payee]")]
          .map(wholeOf)
          .filter((part) => !part.closest("[data-payee-else]") && !isSentence(part))
          .filter(({ parentElement: around }) => !around?.closest("[data-payee]"))
          .filter((part) =>
            [...(part.parentNode?.childNodes ?? [])].some(
              (node) => node !== part && !isPayee(node) && isWords(node),
            ),
          );
        for (const part of body.querySelectorAll("[data-payee]")) part.remove();
        const links = [...body.querySelectorAll("[href]")].map((link) => link.outerHTML);
        const left = body.textContent + links.join();
        return [
          ...halves.map((part) => `${path}: half a sentence without ${part.outerHTML}`),
          ...wrong.filter((text) => left.includes(text)).map((text) => `${path}: ${text}`),
          ...(hadEmail && !left.includes(`mailto:${email}`) ? [`${path}: no e-mail`] : []),
        ];
      }),
    { pages, wrong, email: site.email },
  );
  expect(problems).toEqual([]);
});

test("browser with another mark: hides the number until an answer", async ({ page, copy }) => {
  const stored = () => page.evaluate((key) => localStorage[key], payeeKey);
  await test.step("a browser that knows nothing shows it", async () => {
    await page.goto(paths.about);
    await expectShown(page);
    await expect.poll(stored).toMatch(new RegExp(`^${own} `));
    expect(copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(1);
  });
  const answerNow = await holdRequests(page, /\/payee\.txt$/);
  await page.evaluate((key) => {
    localStorage[key] = `another1 ${Date.now()}`;
  }, payeeKey);
  await page.reload();
  await expectGone(page, ui.payee.unchecked);
  answerNow();
  await expectShown(page);
  expect(await stored()).toMatch(new RegExp(`^${own} `));
});

/** The moments at which an open page asks again. */
const moments: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the connection is back": goOnline,
  // This comes before the clock is moved: each move costs a page some time, so that a new tab would be ahead, and what
  // is dated in the future does not count.
  "another tab has heard of it": async (page) => {
    const other = await page.context().newPage();
    await other.goto(paths.about);
    await expect(seen(other, secondNumber).first()).toBeVisible();
    await other.close();
  },
  "somebody looks at it after six minutes": async (page) => {
    await page.clock.fastForward("06:00");
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
  },
  "it was in sight for five minutes": (page) => page.clock.fastForward("05:10"),
  "its number is copied": (page) =>
    page
      .getByRole("button", { name: payeeOf(inMain.shell, inMain.texts("donate")).copyLarge })
      .click(),
};

test("open page: hides the old number at every moment at which it asks", async ({ page, copy }) => {
  await page.clock.install();
  await open(page, `${paths.donate}?from=paper#amount=700`);
  // The other build has no script for these islands.
  await expectHydrated(page);
  for (const [moment, happens] of Object.entries(moments)) {
    await test.step(moment, async () => {
      copy.serve(builtFolder);
      await goOnline(page);
      await expectShown(page);
      copy.serve(secondSite());
      await happens(page);
      await expectGone(page);
    });
  }
  expect(await pressAll(page)).toBe("");
  await page.emulateMedia({ media: "print" });
  await expect(seen(page, site.phone)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await noticeOn(page).getByRole("link").click();
  await expect(seen(page, secondNumber).first()).toBeVisible();
  await expect(seen(page, site.phone)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("700");
  await expect(page).toHaveURL(`${paths.donate}?from=paper`);
});

/** Presses every button of the payee, also hidden ones, as a script could. @returns what is copied */
function pressAll(page: Page): Promise<string> {
  return page.evaluate(async () => {
    let copied = "";
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => {
          copied += text;
        },
      },
    });
    for (const button of document.querySelectorAll<HTMLElement>("[data-payee] button"))
      button.click();
    await new Promise(requestAnimationFrame);
    return copied;
  });
}

test("poster: is printed only when the network confirms its number soon after a press", async ({
  page,
  copy,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.append(document.createElement("hr"));
  });
  const print = page.getByRole("button", { name: inMain.texts("poster").print });
  const printed = page.locator("body > hr");
  await page.clock.install();
  await open(page, paths.poster);
  await print.click();
  await expect(printed).toHaveCount(1);
  await test.step("an answer that comes later than after ten seconds", async () => {
    const answerNow = await holdRequests(page, /\/payee\.txt$/);
    // A press is heard from the first question on.
    const firstQuestion = page.waitForRequest("**/payee.txt");
    await page.reload();
    await firstQuestion;
    await print.dblclick();
    await page.clock.fastForward("00:11");
    await expect(noticeOn(page)).toBeVisible();
    answerNow();
    await expectShown(page);
    await expect(printed).toHaveCount(0);
    await print.dblclick();
    await expect(printed).toHaveCount(1);
  });
  await test.step("another number", async () => {
    copy.serve(secondSite());
    await print.click();
    await expectGone(page);
    await page.emulateMedia({ media: "print" });
    await expect(seen(page, site.phone)).toHaveCount(0);
    await expect(printed).toHaveCount(1);
  });
});
