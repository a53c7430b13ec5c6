import type { Route } from "@playwright/test";
import { expectAccessible } from "../support/check-accessibility.ts";
import { everyLanguage } from "../support/every-language.ts";
import { inMain } from "../support/fault-page.ts";
import { answerMail, mailWith, stopAnsweringMail } from "../support/forms-mail.ts";
import {
  cutConnection,
  expectForgotten,
  expectKept,
  expectNotice,
  expectOneMail,
  keepOffline,
  later,
  outboxOn,
  outboxTexts,
  submitOffline,
  texts,
} from "../support/outbox.ts";
import { expect, type Page, test } from "../support/site-test.ts";

/*
 * A form that is sent without a connection, and what may go wrong until its message arrives. One
 * language is enough: the words are the same everywhere in the code. Playwright blocks the service
 * worker here; `tests/offline/outbox.spec.ts` has one.
 */

const { paths } = inMain.shell;
const dayMs = 24 * 60 * 60 * 1000;

test.beforeEach(({ expectProblem }) => expectProblem(cutConnection));

test("a page without a kept message loads nothing for it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.about, { waitUntil: "networkidle" });
  await expectNotice(page, undefined);
  expect(asked).not.toContain("/outbox.js");
});

test("offline, then online: nothing is kept unasked, then it is sent once and said", async ({
  page,
  context,
}) => {
  const { form, values } = await submitOffline(page, context);
  await expectNotice(page, undefined);
  await form.outcome.getByRole("button", { name: later.keep }).click();
  await expectNotice(page, "waiting");
  await context.setOffline(false);
  await expectOneMail(page, values.message);
  await expectNotice(page, "sent");
  await page.goto(paths.about);
  await expect(page.locator("body")).not.toContainText(values.message);
  await outboxOn(page).open();
  await expect(outboxOn(page).envelope).toHaveAttribute("data-state", "sent");
  await expect(page.locator("body")).not.toContainText(values.message);
  await expectForgotten(page);
  await page.goto(paths.about);
  await expectNotice(page, undefined);
});

test("offline and the tab closed: the next page sends it", async ({ page, context }) => {
  const { values } = await keepOffline(page, context);
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(paths.about);
  await expectOneMail(later, values.message);
});

test("the tab closed while it is sent: asked about, not repeated", async ({ page, context }) => {
  const { values } = await keepOffline(page, context);
  let asked = 0;
  await context.route("**/email/send", async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  await context.setOffline(false);
  await expect.poll(() => asked).toBe(1);
  const next = await context.newPage();
  await page.close();
  await next.goto(paths.about);
  await expectNotice(next, "asks");
  await outboxOn(next).open();
  await expect(outboxOn(next).envelope).toContainText(texts.states.interrupted);
  expect(asked).toBe(1);
  const number = await outboxOn(next).envelope.getAttribute("data-message");
  await outboxOn(next).action(texts.actions.send).click();
  await expect(outboxOn(next).envelope).toHaveAttribute("data-state", "sent");
  expect(asked).toBe(2);
  // The first may have arrived as well: both have the number that tells.
  const mails = await mailWith(next.request, values.message);
  expect(new Set(mails.map((mail) => mail.template_params["message_id"]))).toEqual(
    new Set([number]),
  );
});

for (const locks of [true, false]) {
  test(`two tabs ${locks ? "with" : "without"} Web Locks send it once`, async ({
    page,
    context,
  }) => {
    if (!locks) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined }),
      );
    }
    const other = await context.newPage();
    await other.goto(paths.about);
    const { values } = await keepOffline(page, context);
    await expectNotice(other, "waiting");
    let asked = 0;
    await context.route("**/email/send", async (route) => {
      asked += 1;
      await route.continue();
    });
    await context.setOffline(false);
    const third = await context.newPage();
    await third.goto(paths.ourWork);
    await expectOneMail(page, values.message);
    for (const one of [page, other, third]) await expectNotice(one, "sent");
    expect(asked).toBe(1);
  });
}

const unkept = {
  "storage full": () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  },
  "storage denied": () => {
    Object.defineProperty(window, "indexedDB", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  },
  "no room for the notice": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  },
  // As Firefox before 115 and Safari before 14 answer there.
  "a private window": () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "InvalidStateError");
    };
  },
} satisfies Record<string, () => void>;

for (const [fault, provoke] of Object.entries(unkept)) {
  test(`${fault}: says that it cannot be kept, and what was typed stays`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(provoke);
    const { form, values } = await submitOffline(page, context);
    // A window that forgets on closing cannot be told from others, so it is said before.
    await expect(form.outcome).toContainText(later.text);
    await form.outcome.getByRole("button", { name: later.keep }).click();
    await expect(form.outcome.getByRole("alert")).toHaveText(later.failed);
    await form.expectValues(values);
    await expectNotice(page, undefined);
    await context.setOffline(false);
    await form.submit.click();
    await expectOneMail(page, values.message);
  });
}

test("500 three times, then 200: growing pauses, one number, sent once", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 500/u);
  await page.clock.install();
  await keepOffline(page, context);
  const numbers: unknown[] = [];
  const mail = await answerMail(page, async (route: Route) => {
    numbers.push(route.request().postDataJSON()?.template_params.message_id);
    if (mail.requests <= 3) await route.fulfill({ status: 500, body: "no" });
    else await route.fulfill({ status: 200, body: "OK" });
  });
  await page.goto("about:blank");
  await context.setOffline(false);
  await outboxOn(page).open();
  await expect.poll(() => mail.requests).toBe(1);
  // 30 s, 2 min, 8 min; a moment earlier nothing is tried.
  for (const [tries, pause] of [30, 120, 480].entries()) {
    await expect(outboxOn(page).envelope).toHaveAttribute("data-tries", `${tries + 1}`);
    await page.clock.runFor((pause - 5) * 1000);
    await page.goto(paths.about);
    await outboxOn(page).open();
    await expect(outboxOn(page).envelope).toHaveAttribute("data-tries", `${tries + 1}`);
    expect(mail.requests).toBe(tries + 1);
    // In small steps: a leap would also pass the time that the script gives the database to open.
    const requestsSoon = async () => {
      if (mail.requests < tries + 2) await page.clock.runFor(1000);
      return mail.requests;
    };
    await expect.poll(requestsSoon, { intervals: [200] }).toBe(tries + 2);
  }
  await expect(outboxOn(page).envelope).toHaveAttribute("data-state", "sent");
  expect(new Set(numbers).size).toBe(1);
});

test("a page that comes back into view tries again once the pause is over", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 429/u);
  await keepOffline(page, context);
  await page.goto("about:blank");
  const mail = await answerMail(page, async (route) => {
    await route.fulfill(mail.requests === 1 ? { status: 429 } : { status: 200, body: "OK" });
  });
  await context.setOffline(false);
  const { open, envelope } = outboxOn(page);
  await open();
  await expect(envelope).toHaveAttribute("data-tries", "1");
  // Until the page has looked: whoever asks for its lock next gets it after that.
  const lookAgain = () =>
    page.evaluate(async () => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      await navigator.locks.request("khayma-outbox", () => undefined);
    });
  await lookAgain();
  expect(mail.requests).toBe(1);
  await page.clock.setFixedTime(Date.now() + 31_000);
  await lookAgain();
  await expect(envelope).toHaveAttribute("data-state", "sent");
  expect(mail.requests).toBe(2);
});

test("another 4xx gives it back; no answer in time is asked about, not repeated", async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/status of 403/u);
  const { values } = await keepOffline(page, context);
  await answerMail(page, (route) => route.fulfill({ status: 403, body: "Forbidden" }));
  await context.setOffline(false);
  await expectNotice(page, "asks");
  const { open, envelope, action } = outboxOn(page);
  await open();
  await expect(envelope).toContainText(texts.states.blocked);
  await stopAnsweringMail(page);
  await page.clock.install();
  await page.reload();
  const silent = await answerMail(page, () => new Promise(() => {}));
  await action(texts.actions.send).click();
  await expect.poll(() => silent.requests).toBe(1);
  await expect(envelope).toContainText(texts.states.sending);
  await page.clock.runFor(16_000);
  await expect(envelope).toContainText(texts.states.timeout);
  await page.reload();
  await expect(envelope).toContainText(texts.states.timeout);
  expect(silent.requests).toBe(1);
  await expect(envelope).toContainText(values.message);
});

test("after 7 days it is deleted; the day before it is said, and afterwards too", async ({
  page,
  context,
}) => {
  const start = Date.now();
  const { values } = await keepOffline(page, context);
  // Or the page that is left would be in the middle of sending.
  await page.goto("about:blank");
  await answerMail(page, (route) => route.abort("internetdisconnected"));
  await context.setOffline(false);
  const visit = async (days: number) => {
    await page.clock.setFixedTime(start + days * dayMs);
    await page.goto(paths.about);
  };
  await visit(5.9);
  await expectNotice(page, "waiting");
  await visit(6.1);
  await expectNotice(page, "ends");
  await visit(7.2);
  await expectNotice(page, "deleted");
  await outboxOn(page).open();
  await expect(outboxOn(page).envelope).toHaveAttribute("data-state", "deleted");
  await expect(page.locator("body")).not.toContainText(values.message);
  expect(await keptText(page)).not.toContain(values.message);
  expect(await mailWith(page.request, values.message)).toEqual([]);
});

for (const [wrong, offset] of [
  ["a year ahead", 365],
  ["eleven years behind", -11 * 365],
] as const) {
  test(`kept by a clock ${wrong}: it is neither lost nor kept for years`, async ({
    page,
    context,
  }) => {
    const now = Date.now();
    await page.clock.setFixedTime(now + offset * dayMs);
    const { values } = await keepOffline(page, context);
    await page.goto("about:blank");
    await page.clock.setFixedTime(now);
    await context.setOffline(false);
    await page.goto(paths.about);
    if (offset > 0) {
      await expectOneMail(page, values.message);
      return;
    }
    // It looks older than it may be: asked about, and not deleted unsaid.
    await expectNotice(page, "ends");
    await outboxOn(page).open();
    await expect(outboxOn(page).envelope).toContainText(texts.states.late);
    await outboxOn(page).action(texts.actions.send).click();
    await expectOneMail(page, values.message);
  });
}

test("its page: change, WhatsApp and delete lose nothing unasked", async ({ page, context }) => {
  const { form, values } = await keepOffline(page, context);
  await page.goto("about:blank");
  await answerMail(page, (route) => route.abort("internetdisconnected"));
  await context.setOffline(false);
  const { open, envelope, action } = outboxOn(page);
  await open();
  const number = await envelope.getAttribute("data-message");
  await expectAccessible(page);

  await action(texts.actions.change).click();
  await form.expectValues(values);
  await expectNotice(page, "asks");
  await form.control("subject").fill("Two lorries");
  await stopAnsweringMail(page);
  await context.setOffline(true);
  await form.submit.click();
  await form.outcome.getByRole("button", { name: later.keep }).click();
  await expectKept(form);
  await page.goto("about:blank");
  await answerMail(page, (route) => route.abort("internetdisconnected"));
  await context.setOffline(false);
  await open();
  await expect(envelope).toHaveCount(1);
  await expect(envelope).toHaveAttribute("data-message", `${number}`);
  await expect(envelope).toContainText("Two lorries");

  const link = envelope.getByRole("link", { name: texts.actions.whatsapp });
  expect(new URL(`${await link.getAttribute("href")}`).searchParams.get("text")).toContain(number);
  await link.evaluate((element) => element.removeAttribute("target"));
  await link.evaluate((element) => element.addEventListener("click", (e) => e.preventDefault()));
  await link.click();
  await expect(envelope).toContainText(texts.states.whatsapp);

  await action(texts.actions.remove).click();
  await action(texts.removing.no).click();
  await expect(envelope).toContainText(values.message);
  await action(texts.actions.remove).click();
  await action(texts.removing.yes).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  expect(await keptText(page)).toBe("[]");
  await stopAnsweringMail(page);
  await expectForgotten(page);
  await page.goto(paths.about);
  await expectNotice(page, undefined);
  expect(await mailWith(page.request, values.message)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const inLanguage of everyLanguage) {
    test(`its page says in ${inLanguage.language.code} that it can do nothing, and how else to write`, async ({
      page,
    }) => {
      const { noScript, looking } = outboxTexts(inLanguage);
      await page.goto(inLanguage.shell.paths.outbox);
      const main = page.getByRole("main");
      await expect(main.getByText(noScript.text)).toBeVisible();
      await expect(main.getByText(looking)).toBeHidden();
      await expect(main.locator(`a[href="mailto:${inLanguage.shell.site.email}"]`)).toBeVisible();
    });
  }
});

/** All that the database holds, as text. */
function keptText(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("khayma-outbox");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("messages").objectStore("messages").getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}
