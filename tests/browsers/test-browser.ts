import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { donateJourneys } from "./donate.ts";
import { formJourneys } from "./forms.ts";
import { forget } from "./in-page.ts";
import { expectedEverywhere, type Journey } from "./journey.ts";
import { offlineJourney } from "./offline.ts";
import { pageJourneys } from "./pages.ts";
import { readingJourneys } from "./reading.ts";
import { serveSite } from "./serve-site.ts";
import type { TestedBrowser } from "./support/browsers.ts";
import type { Launch, OpenBrowser } from "./support/tab.ts";
import { NotPossible, type Visitor, visit } from "./visitor.ts";

/** In this order: the pages fill the cache, and the last one ends the server. */
const journeys: readonly Journey[] = [
  ...pageJourneys,
  ...readingJourneys,
  ...formJourneys,
  ...donateJourneys,
  offlineJourney,
];

/** How one journey ended in a browser. */
type Outcome = {
  readonly journey: string;
  readonly ended: "passed" | "failed" | "skipped";
  /** Why it failed or was skipped. */
  readonly why?: string;
};

export type Tested = {
  readonly version: string;
  readonly seconds: number;
  readonly outcomes: readonly Outcome[];
};

/** Makes every journey in one browser, on a server and with a profile of its own. */
export async function testBrowser(
  { silent }: TestedBrowser,
  open: (launch: Launch) => Promise<OpenBrowser>,
  { root, proxy }: { root: string; proxy: string },
): Promise<Tested> {
  const started = performance.now();
  const profile = await mkdtemp(join(tmpdir(), "browser-test-profile-"));
  const site = await serveSite(root, { watched: silent });
  const outcomes: Outcome[] = [];
  let version = "";
  try {
    const browser = await open({ proxy, profile });
    version = browser.version;
    const visitor = visit(browser.tab, site);
    try {
      for (const journey of journeys) outcomes.push(await make(journey, visitor));
    } finally {
      await browser.close();
    }
  } catch (error) {
    outcomes.push({ journey: "the browser starts", ended: "failed", why: sayWhy(error) });
  } finally {
    await site.close();
    // Its last processes may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return { version, seconds: (performance.now() - started) / 1000, outcomes };
}

async function make({ name, run, expected = [] }: Journey, visitor: Visitor): Promise<Outcome> {
  const takeUnexpected = async () => {
    const fine = [...expectedEverywhere, ...expected];
    const problems = await visitor.takeProblems();
    return [...new Set(problems)].filter((problem) => !fine.some((one) => one.test(problem)));
  };
  try {
    await visitor.look(forget);
    await run(visitor);
    // A page that is left while it loads says so, and the next journey leaves this one.
    await visitor.settle();
    const unexpected = await takeUnexpected();
    if (unexpected.length === 0) return { journey: name, ended: "passed" };
    return { journey: name, ended: "failed", why: unexpected.join("\n") };
  } catch (error) {
    const ended = error instanceof NotPossible ? "skipped" : "failed";
    // Whatever a failed page has said belongs to it.
    const problems = await takeUnexpected().catch(() => []);
    return { journey: name, ended, why: [sayWhy(error), ...problems].join("\n") };
  }
}

function sayWhy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${sayWhy(error.cause)}`;
}
