import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";

type Fixtures = {
  /** Whether the browser prefers the language of each page, so that no other is offered. */
  readsEveryLanguage: boolean;
  expectProblem: (pattern: RegExp) => void;
};

/** A test fails at a console error or warning, a page error or a request to another machine. */
export const test = base.extend<Fixtures>({
  readsEveryLanguage: [true, { option: true }],
  expectProblem: [
    async ({ context, readsEveryLanguage }, use) => {
      if (readsEveryLanguage) await context.addInitScript(preferPageLanguage);
      await context.addInitScript(logViolations);
      const problems: string[] = [];
      const expected: RegExp[] = [];
      context.on("console", (message) => noteMessage(message, problems));
      context.on("weberror", (error) => problems.push(`page error: ${error.error().message}`));
      context.on("requestfailed", (request) => noteElsewhere(request, problems));
      await use((pattern) => void expected.push(pattern));
      const unexpected = problems.filter(
        (problem) => !expected.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, "console, page and policy problems").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** Waits until the page's script has run, which asks who is paid. A test's own clock has no list of requests. */
export const enhanced = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name.endsWith("/payee.txt"))) resolve();
        });
        observer.observe({ type: "resource", buffered: true });
      }),
  );

/** Waits until React has taken over all islands. The last may wait until it is near; its element has no box. */
export async function expectHydrated(page: Page): Promise<void> {
  const top = await page.evaluate(() => scrollY);
  // A page that refuses a link scrolls by itself, maybe before the browser has seen that the last island is near.
  await expect(async () => {
    await page.locator("astro-island > *").evaluateAll(approachLast);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 15_000 });
  await page.evaluate((before) => scrollTo({ top: before, behavior: "instant" }), top);
}

/** On a phone the calculator is folded, and does not wake. */
function approachLast(insides: Element[]): void {
  for (const folded of document.querySelectorAll<HTMLElement>(".folded")) {
    folded.style.display = "block";
  }
  insides.at(-1)?.scrollIntoView({ behavior: "instant" });
}

function preferPageLanguage(): void {
  Object.defineProperty(navigator, "languages", { get: () => [document.documentElement.lang] });
}

/** The console reports most violations, but each browser in other words. */
function logViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Checking failed requests is a tenth faster than intercepting every request. */
function noteElsewhere(request: Request, problems: string[]): void {
  if (request.failure()?.errorText !== "net::ERR_NAME_NOT_RESOLVED") return;
  problems.push(`request to another machine: ${request.url()}`);
}

/** Playwright's message when service workers are blocked. */
const blockedWorker = "Service Worker registration blocked by Playwright";

function noteMessage(message: ConsoleMessage, problems: string[]): void {
  if (message.text() === blockedWorker) return;
  if (message.type() === "error" || message.type() === "warning") {
    problems.push(`${message.type()}: ${message.text()}`);
  }
}

/** As a browser does that blocks all cookies: even to name a storage fails. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });

/** Holds the requests for some addresses until the returned function is called. Other routes answer them then. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
