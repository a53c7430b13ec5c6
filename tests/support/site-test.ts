import {
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";

type Fixtures = {
  /** Whether the browser prefers the language of whatever page is open: no other is offered then. */
  readsEveryLanguage: boolean;
  expectProblem: (pattern: RegExp) => void;
};

/** Any console error or warning, page error or request to another machine fails it. */
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
      const unexpected = problems.filter((one) => !expected.some((pattern) => pattern.test(one)));
      expect(unexpected, "console, page and policy problems").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** A page asks for its script once it is drawn: when that has run. */
export async function enhanced(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [, script] = /import\("([^"]+)"\)/.exec(document.head.innerHTML) ?? [];
    await import(String(script));
  });
}

function preferPageLanguage(): void {
  Object.defineProperty(navigator, "languages", { get: () => [document.documentElement.lang] });
}

/** The console says most violations too, but browsers word them as they like. */
function logViolations(): void {
  addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sample } = event;
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Intercepting every request to find what a test answers itself would take a tenth longer. */
function noteElsewhere(request: Request, problems: string[]): void {
  if (request.failure()?.errorText !== "net::ERR_NAME_NOT_RESOLVED") return;
  problems.push(`request to another machine: ${request.url()}`);
}

/** Playwright's own, where service workers are blocked. */
const blockedWorker = "Service Worker registration blocked by Playwright";

function noteMessage(message: ConsoleMessage, problems: string[]): void {
  if (message.text() === blockedWorker) return;
  if (message.type() === "error" || message.type() === "warning") {
    problems.push(`${message.type()}: ${message.text()}`);
  }
}
