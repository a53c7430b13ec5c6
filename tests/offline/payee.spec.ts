import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { payeeMark } from "../../src/payee/payee-mark.server.ts";
import { payeeKey } from "../../src/payee/payee-state.ts";
import { builtFolder, builtPages } from "../support/built-site.ts";
import { eachDirection } from "../support/every-language.ts";
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

const { site, ui, paths } = inMain.shell;
const [, otherDirection = inMain] = eachDirection;
const own = payeeMark();
const offline = ui.payee.offline.template.split("{")[0] ?? "";

test.use({ serviceWorkers: "block" });

/** The answer to the question who is paid. */
const answer = (context: BrowserContext, body: string, status = 200) =>
  context.route("**/payee.txt", (route) => route.fulfill({ body, status }));

async function open(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse("**/payee.txt");
  await page.goto(path);
  await (await heard).finished();
}

const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("focus")));

test("pages: carry the mark of the payee, which stands alone in a file that nobody keeps", async ({
  request,
}) => {
  const unmarked = builtPages().filter(
    ({ html }) => !html.includes(`name="payee" content="${own}"`),
  );
  expect(unmarked.map(({ path }) => path)).toEqual([]);
  const file = await request.get("/payee.txt");
  expect(await file.text()).toBe(own);
  expect(file.headers()["cache-control"]).toBe("no-store");
});

test("another number in site.yaml: is on every page, and the former one is in no file", () => {
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

test("hidden payee: no built page has number, holder, email or a link outside of what is hidden", async ({
  page,
}) => {
  const [, hiding = ""] =
    /\*\/([^{]*)\[data-payee-says\] \{\s*display: none/u.exec(
      readFileSync("src/payee/payee.css", "utf8"),
    ) ?? [];
  expect(hiding).toContain("[data-payee]");
  const digits = site.phone.replace(/\D/gu, "");
  const wrong = [site.phone, site.bankily.holder, digits, site.email];
  const unread = /<(script|style)\b[\s\S]*?<\/\1>|\sprops="[^"]*"/gu;
  const pages = builtPages().map(({ path, html }) => ({ path, html: html.replace(unread, "") }));
  const left = await page.evaluate(
    ({ pages, hidden, wrong }) =>
      pages.flatMap(({ path, html }) => {
        const { documentElement: root, body } = new DOMParser().parseFromString(html, "text/html");
        root.dataset["payeeHidden"] = "email";
        for (const element of root.querySelectorAll(hidden)) element.remove();
        const links = [...body.querySelectorAll("[href]")].map((link) => link.getAttribute("href"));
        const texts = `${body.textContent} ${links.join(" ")}`;
        return wrong.filter((text) => texts.includes(text)).map((text) => `${path}: ${text}`);
      }),
    { pages, hidden: hiding.trim().replace(/,$/u, ""), wrong },
  );
  expect(left).toEqual([]);
});

test("browser that knows another mark: hides the number until the network answers", async ({
  page,
  context,
  copy,
}) => {
  let asked = Promise.withResolvers<void>();
  await context.route("**/payee.txt", async (route) => {
    await asked.promise;
    await route.continue();
  });
  const stored = () => page.evaluate((key) => localStorage[key], payeeKey);
  await test.step("a browser that knows nothing shows it", async () => {
    await page.goto(paths.donate);
    await expectShown(page);
    asked.resolve();
    await expect.poll(stored).toMatch(new RegExp(`^${own} `));
    expect(copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(1);
  });
  asked = Promise.withResolvers<void>();
  await page.evaluate((key) => {
    localStorage[key] = `another1 ${Date.now()}`;
  }, payeeKey);
  await page.reload();
  await expectGone(page, ui.payee.unchecked);
  asked.resolve();
  await expectShown(page);
  expect(await stored()).toMatch(new RegExp(`^${own} `));
});

/** The moments at which an open page asks again. */
const moments: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the connection is back": goOnline,
  "somebody looks at it after six minutes": async (page) => {
    await page.clock.fastForward("06:00");
    await look(page);
  },
  "it was in sight for five minutes": (page) => page.clock.fastForward("05:10"),
  "another tab has heard of it": async (page) => {
    const other = await page.context().newPage();
    await other.goto(paths.about);
    await expect(seen(other, secondNumber).first()).toBeVisible();
    await other.close();
  },
  "its number is copied": (page) =>
    page.getByRole("button", { name: inMain.texts("donate").bankily.copyLarge }).click(),
};

test("open page: hides the old number at every moment at which it asks", async ({ page, copy }) => {
  await page.clock.install();
  await open(page, `${paths.donate}#amount=700`);
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

test("another WhatsApp number or email address: hides the payee, and the address where it changed", async ({
  page,
  context,
}) => {
  await answer(context, `zzzzz${own.slice(5)}`);
  await open(page, paths.contact);
  await expectGone(page);
  const mail = page.getByRole("contentinfo").getByRole("link", { name: site.email });
  await expect(mail).toBeVisible();
  await answer(context, `${own.slice(0, 5)}zzz`);
  await goOnline(page);
  await expect(mail).toBeHidden();
  await expectGone(page);
});

test("question who is paid: only a mark with status 200 is an answer", async ({
  page,
  context,
  copy,
}) => {
  await page.clock.install();
  await open(page, paths.donate);
  for (const [what, body, status] of [
    ["a hotspot's page", "<h1>Log in</h1>", 200],
    ["a longer text", "another12", 200],
    ["a page that is not found", "another1", 404],
  ] as const) {
    await test.step(what, async () => {
      await answer(context, body, status);
      await goOnline(page);
      await expect(noticeOn(page)).toContainText(offline);
      await expect(seen(page, site.phone).first()).toBeVisible();
      await context.unroute("**/payee.txt");
      await goOnline(page);
      await expectShown(page);
    });
  }
  await test.step("a late answer, which does not count against a later question", async () => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
    await context.route("**/payee.txt", (route) =>
      late.then(() => route.fulfill({ body: "another1" })),
    );
    await goOnline(page);
    await page.clock.fastForward("00:10");
    await expect(noticeOn(page)).toContainText(offline);
    await answer(context, own);
    await goOnline(page);
    await expectShown(page);
    answerLate();
    await page.waitForLoadState("networkidle");
    await expectShown(page);
    await context.unroute("**/payee.txt");
  });
  copy.serve(secondSite());
  await goOnline(page);
  await expectGone(page);
});

test("questions: come no sooner than after five minutes, and without a network after growing pauses", async ({
  page,
  context,
}) => {
  await page.clock.install({ time: Date.UTC(2026, 10, 20, 12) });
  let questions = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/payee.txt")) questions += 1;
  });
  const { shell } = otherDirection;
  await open(page, shell.paths.donate);
  // Without an answer the page would ask again as the clock goes on.
  const heard = page.evaluate(() =>
    new Promise((hear) => addEventListener("payee-heard", hear, { once: true })).then(Boolean),
  );
  await look(page);
  await heard;
  expect(questions).toBe(2);
  const passes = async (seconds: number, glances = seconds / 5) => {
    for (let glance = 0; glance < glances; glance += 1) {
      await page.clock.fastForward((seconds * 1000) / glances);
      await look(page);
    }
  };
  await passes(270, 9);
  expect(questions).toBe(2);
  const answered = page.waitForResponse("**/payee.txt");
  await passes(40, 1);
  await (await answered).finished();
  expect(questions).toBe(3);
  await context.route("**/payee.txt", (route) => route.abort());
  await goOnline(page);
  const words = shell.ui.payee.offline.template.replace("{date}", "20 نوفمبر 2026");
  await expect(noticeOn(page)).toHaveText(words, { useInnerText: true });
  await expect(seen(page, site.phone).first()).toBeVisible();
  expect(questions).toBe(4);
  // Pauses of 5, 10, 20, 40 and then 60 seconds.
  await passes(75);
  await expect.poll(() => questions).toBe(8);
  await passes(600);
  await expect.poll(() => questions).toBe(18);
  await context.unroute("**/payee.txt");
  await goOnline(page);
  await expectShown(page);
});

test("denied storage: shows the number, and still hears of another", async ({ page, copy }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, paths.donate);
  await expectShown(page);
  copy.serve(secondSite());
  await goOnline(page);
  await expectGone(page);
});

test("page fetched ahead: hides its number when that has changed in the meantime", async ({
  page,
  copy,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, paths.about);
  const link = page
    .getByRole("banner")
    .locator(`a[href="${paths.donate}"]`)
    .filter({ visible: true });
  await link.hover();
  await expect.poll(() => copy.prefetched).toContain(paths.donate);
  copy.serve(secondSite());
  await link.click();
  await expectGone(page);
});

test("script that a host has removed: the page asks without it, and can be loaded again", async ({
  page,
  context,
  copy,
}) => {
  await context.route("**/assets/watch-payee*", (route) => route.fulfill({ status: 404 }));
  await open(page, paths.donate);
  const asked = page.waitForResponse("**/payee.txt");
  await goOnline(page);
  await (await asked).finished();
  await expectShown(page);
  copy.serve(secondSite());
  await goOnline(page);
  await expectGone(page, ui.payee.unchecked);
  await noticeOn(page).getByRole("link").click();
  await expect(seen(page, secondNumber).first()).toBeVisible();
});

test("poster: is printed only after the network has confirmed its number", async ({
  page,
  context,
  copy,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.append("printed");
  });
  const print = page.getByRole("button", { name: inMain.texts("poster").print });
  await open(page, paths.poster);
  await print.click();
  await expect(page.getByText("printed")).toBeVisible();
  await page.reload();
  await context.route("**/payee.txt", (route) => route.abort());
  await print.click();
  await expect(noticeOn(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(seen(page, site.phone)).toHaveCount(0);
  await page.emulateMedia({ media: null });
  copy.serve(secondSite());
  await context.unroute("**/payee.txt");
  await goOnline(page);
  await expectGone(page);
  await expect(page.getByText("printed")).toHaveCount(0);
});
