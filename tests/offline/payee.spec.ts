import { globSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { languages } from "../../src/content/load-content.server.ts";
import { payeeMark } from "../../src/payee/payee-mark.server.ts";
import { payeeKey } from "../../src/payee/payee-state.ts";
import { findWholeChromium } from "../../tools/find-chromium.ts";
import { builtPages } from "../support/built-site.ts";
import { eachDirection } from "../support/every-language.ts";
import { inMain } from "../support/fault-page.ts";
import { expect, noticeOn, test, visitOnce } from "../support/offline-site.ts";
import { secondNumber, secondSite } from "../support/second-site.ts";

const { site, ui, paths } = inMain.shell;
const [, otherDirection = inMain] = eachDirection;
const own = payeeMark();
const daysAgo = (days: number) => Date.now() - days * 86_400_000;

/** Who is paid can be seen in one line, so the other pages stand for their footers. */
const seen = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test.use({ serviceWorkers: "block" });

test.beforeAll(() => {
  test.setTimeout(180_000);
  secondSite();
});

async function expectGone(page: Page, words = ui.payee.changed): Promise<void> {
  await expect(noticeOn(page)).toHaveText(words);
  await expect(noticeOn(page)).toBeInViewport();
  await expect(seen(page, site.phone)).toHaveCount(0);
  await expect(seen(page, site.bankily.holder)).toHaveCount(0);
  const left = page.locator('[href^="tel:"],[href^="https://wa.me/2"],[data-payee]');
  await expect(left.filter({ visible: true })).toHaveCount(0);
}

async function expectShown(page: Page): Promise<void> {
  await expect(seen(page, site.phone).first()).toBeVisible();
  await expect(noticeOn(page)).toHaveCount(0);
}

/** What this browser knows, before any page is opened. */
const remember = (context: BrowserContext, entry: string) =>
  context.addInitScript(
    ([key, value]) => {
      if (!sessionStorage["remembered"]) localStorage[key] = value;
      sessionStorage["remembered"] = "1";
    },
    [payeeKey, entry] as const,
  );

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
  for (const file of globSync("**/*.{html,js,json,xml,ics,txt,svg,csv,webmanifest}", {
    cwd: folder,
  })) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const former of spellings(site.phone))
      expect.soft(text.includes(former), file).toBe(false);
    if (!file.endsWith(".html") || file.startsWith("admin")) continue;
    for (const shown of spellings(secondNumber)) expect.soft(text, file).toContain(shown);
    expect.soft(text, file).not.toContain(own);
  }
  const poster = readFileSync(join(folder, "donate/poster.html"), "utf8");
  expect(poster.split("<main")[1]).toContain(secondNumber);
});

for (const { code } of languages()) {
  test(`hidden payee: no page shows number, holder, email or a link to them in ${code}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await context.route("**/*.js", (route) => route.abort());
    await remember(context, `another1 ${Date.now()}`);
    const digits = site.phone.replace(/\D/gu, "");
    for (const { path, html } of builtPages()) {
      if (!html.includes(`<html lang="${code}"`)) continue;
      // Entries have the same markup in every language.
      if (code !== inMain.language.code && /\/(?:diary|events)\/./u.test(path)) continue;
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll("details")) folded.open = true;
      });
      await expect(noticeOn(page)).toBeInViewport();
      for (const media of ["screen", "print"] as const) {
        await page.emulateMedia({ media });
        const left = await page.evaluate(() => [
          document.body.innerText,
          ...[...document.links].filter((a) => a.checkVisibility()).map(({ href }) => href),
        ]);
        for (const wrong of [site.phone, site.bankily.holder, digits, site.email]) {
          const texts = left.filter((text) => text.includes(wrong));
          expect.soft(texts, `${path}, ${media}`).toEqual([]);
        }
      }
      await page.emulateMedia({ media: null });
    }
  });
}

for (const [knows, entry, shows] of [
  ["nothing", undefined, true],
  ["the page's mark", `${own} ${daysAgo(29)}`, true],
  ["the page's mark, but for too long", `${own} ${daysAgo(31)}`, false],
  ["the page's mark, from the future", `${own} ${daysAgo(-1)}`, false],
  ["another mark", `another1 ${daysAgo(1)}`, false],
] as const) {
  test(`browser that knows ${knows}: ${shows ? "shows" : "hides"} the number until the network answers`, async ({
    page,
    context,
    copy,
  }) => {
    if (entry) await remember(context, entry);
    const asked = Promise.withResolvers<void>();
    await context.route("**/payee.txt", (route) => asked.promise.then(() => route.continue()));
    await page.goto(paths.donate);
    if (shows) await expectShown(page);
    else await expectGone(page, ui.payee.unchecked);
    asked.resolve();
    await expectShown(page);
    const stored = await page.evaluate((key) => localStorage[key], payeeKey);
    expect(stored).toMatch(new RegExp(`^${own} `));
    expect(copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(1);
  });
}

test("silent network: a page says when its payee was last confirmed, in its language", async ({
  page,
  context,
}) => {
  await remember(context, `${own} ${Date.UTC(2026, 10, 1, 12)}`);
  await context.clock.install({ time: Date.UTC(2026, 10, 20, 12) });
  await context.route("**/payee.txt", (route) => route.abort());
  for (const [{ shell }, day] of [
    [inMain, "1 November 2026"],
    [otherDirection, "1 نوفمبر 2026"],
  ] as const) {
    await page.goto(shell.paths.donate);
    const { template } = shell.ui.payee.offline;
    await expect(noticeOn(page)).toHaveText(template.replace("{date}", day), {
      useInnerText: true,
    });
    await expect(seen(page, site.phone).first()).toBeVisible();
  }
  await context.unroute("**/payee.txt");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expectShown(page);
});

/** The moments at which an open page asks again. */
const moments: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "the connection is back": (page) => page.evaluate(() => dispatchEvent(new Event("online"))),
  "somebody looks at it after six minutes": async (page) => {
    await page.clock.fastForward("06:00");
    await look(page);
  },
  "it was in sight for five minutes": (page) => page.clock.fastForward("05:10"),
  "its number is copied": (page) =>
    page.getByRole("button", { name: inMain.texts("donate").bankily.copyLarge }).click(),
  "another tab has heard of it": async (page) => {
    const other = await page.context().newPage();
    await other.goto(paths.about);
    await expect(seen(other, secondNumber).first()).toBeVisible();
  },
};

for (const [moment, happens] of Object.entries(moments)) {
  test(`open page: hides the old number when ${moment}`, async ({ page, copy }) => {
    await page.clock.install();
    await open(page, `${paths.donate}#amount=700`);
    await expectShown(page);
    copy.serve(secondSite());
    await happens(page);
    await expectGone(page);
    expect(await pressAll(page)).toBe("");
    await page.emulateMedia({ media: "print" });
    await expect(seen(page, site.phone)).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await noticeOn(page).getByRole("link").click();
    await expect(seen(page, secondNumber).first()).toBeVisible();
    await expect(seen(page, site.phone)).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText("700");
  });
}

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

test("open page: shows everything again when its own mark is confirmed", async ({
  page,
  context,
}) => {
  await answer(context, "another1");
  await open(page, paths.donate);
  await expectGone(page);
  await context.unroute("**/payee.txt");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expectShown(page);
});

for (const [what, mark, email] of [
  ["WhatsApp number", `zzzzz${own.slice(5)}`, true],
  ["email address", `${own.slice(0, 5)}zzz`, false],
] as const) {
  test(`another ${what}: hides the payee, and the email address ${email ? "stays" : "too"}`, async ({
    page,
    context,
  }) => {
    await answer(context, mark);
    await open(page, paths.contact);
    await expectGone(page);
    const mail = page.getByRole("contentinfo").getByRole("link", { name: site.email });
    await expect(mail).toBeVisible({ visible: email });
  });
}

for (const [what, body, status] of [
  ["a hotspot's page", "<h1>Log in</h1>", 200],
  ["a longer text", "another12", 200],
  ["a page that is not found", "another1", 404],
] as const) {
  test(`question who is paid: ${what} is no answer`, async ({ page, context, copy }) => {
    await open(page, paths.donate);
    await answer(context, body, status);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(noticeOn(page)).toContainText(ui.payee.offline.template.split("{")[0] ?? "");
    await expect(seen(page, site.phone).first()).toBeVisible();
    copy.serve(secondSite());
    await context.unroute("**/payee.txt");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expectGone(page);
  });
}

test("silent network: the pauses between questions grow, and a glance does not shorten them", async ({
  page,
  context,
}) => {
  await page.clock.install();
  let questions = 0;
  await context.route("**/payee.txt", (route) => {
    questions += 1;
    return route.abort();
  });
  await page.goto(paths.about);
  await expect.poll(() => questions).toBe(2);
  const passes = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await page.clock.fastForward(5000);
      await look(page);
    }
  };
  // Pauses of 5, 10, 20, 40 and then 60 seconds.
  await passes(75);
  await expect.poll(() => questions).toBe(6);
  await passes(600);
  await expect.poll(() => questions).toBe(16);
});

test("open page: asks nothing at a glance within five minutes", async ({ page, copy }) => {
  await page.clock.install();
  await open(page, paths.about);
  await look(page);
  await expect.poll(() => copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(2);
  for (let glance = 0; glance < 9; glance += 1) {
    await page.clock.fastForward("00:30");
    await look(page);
  }
  expect(copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(2);
  await page.clock.fastForward("00:40");
  await look(page);
  await expect.poll(() => copy.asked.filter((path) => path === "/payee.txt")).toHaveLength(3);
});

test("slow network: a late answer counts, but not against a later question", async ({
  page,
  context,
  copy,
}) => {
  await remember(context, `${own} ${daysAgo(1)}`);
  await page.clock.install();
  await page.goto(paths.donate);
  await expectShown(page);
  copy.serve(secondSite());
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  await context.route("**/payee.txt", (route) =>
    late.then(() => route.fulfill({ body: "another1" })),
  );
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.locator("html")).toHaveAttribute("data-payee-state", "confirmed");
  await page.clock.fastForward("00:10");
  await expect(noticeOn(page)).toContainText(ui.payee.offline.template.split("{")[0] ?? "");
  await context.route("**/payee.txt", (route) => route.fulfill({ body: own }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expectShown(page);
  answerLate();
  await page.waitForLoadState("networkidle");
  await expectShown(page);
  await context.unroute("**/payee.txt");
  await page.clock.fastForward("05:10");
  await expectGone(page);
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
  await page.evaluate(() => dispatchEvent(new Event("online")));
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
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await (await asked).finished();
  await expectShown(page);
  copy.serve(secondSite());
  await page.evaluate(() => dispatchEvent(new Event("online")));
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
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expectGone(page);
  await expect(page.getByText("printed")).toHaveCount(0);
});

test.describe("in a Chromium that keeps and restores pages", () => {
  // The headless shell neither restores a tab nor keeps a page; the summary says when it was left out.
  const program = findWholeChromium();
  test.skip(program === undefined, "only the headless shell is installed");

  const start = (profile: string, serviceWorkers: "allow" | "block", ...args: string[]) =>
    chromium.launchPersistentContext(profile, {
      ...(program && { executablePath: program }),
      serviceWorkers,
      args: [...(test.info().project.use.launchOptions?.args ?? []), ...args],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  const newProfile = () => mkdtempSync(join(tmpdir(), "profile-"));

  for (const serviceWorkers of ["block", "allow"] as const) {
    test(`restored tab: shows the new number with service workers set to ${serviceWorkers}`, async ({
      copy,
    }) => {
      const profile = newProfile();
      const before = await start(profile, serviceWorkers);
      const [page = await before.newPage()] = before.pages();
      await open(page, copy.origin + paths.donate);
      if (serviceWorkers === "allow") await visitOnce(page, copy.origin + paths.donate);
      await expectShown(page);
      await before.close();
      copy.serve(secondSite());
      const after = await start(profile, serviceWorkers, "--restore-last-session");
      const restored = () => after.pages().find((tab) => tab.url().endsWith(paths.donate));
      await expect.poll(() => restored()?.url()).toBeDefined();
      await expect(seen(restored() ?? page, secondNumber).first()).toBeVisible();
      await expect(seen(restored() ?? page, site.phone)).toHaveCount(0);
      await after.close();
    });
  }

  test("page kept in memory: says that the payee has changed, in its language", async ({
    copy,
  }) => {
    const { shell } = otherDirection;
    const context = await start(newProfile(), "block");
    const [page = await context.newPage()] = context.pages();
    // Chromium keeps no page in memory that was answered with `no-store`, but other browsers do.
    await context.route("**/payee.txt", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { "content-type": "text/plain" } });
    });
    await page.goto(copy.origin + shell.paths.donate, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "from memory" : "anew";
      });
    });
    copy.serve(secondSite());
    await page.goto(copy.origin + shell.paths.about);
    // Playwright's `goBack` would wait until a page loads.
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle("from memory");
    await expectGone(page, shell.ui.payee.changed);
    await context.close();
  });
});
