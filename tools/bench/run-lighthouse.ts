import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../find-chromium.ts";
import { storeRates } from "./store-rates.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export const byteKinds = ["document", "script", "font", "image", "other"] as const;

export type Measured = {
  /** First and largest contentful paint, total blocking time: milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the network, headers included, of which the document holds the styles. */
  readonly bytes: Readonly<Record<(typeof byteKinds)[number], number>>;
  readonly requests: number;
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  /** The audits that did not pass, by name. */
  readonly failed: readonly string[];
};

const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  // The certificate is made for the occasion.
  "--ignore-certificate-errors",
];

/**
 * Measures a page as a phone sees it on its first visit (Lighthouse, mobile), in a new browser.
 * @param scored the categories to score; the others are 0
 */
export async function measure(
  origin: string,
  path: string,
  scored: readonly (typeof categories)[number][] = categories,
): Promise<Measured> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: flags });
  try {
    await storeRates(chrome.port, origin);
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...scored],
      disableFullPageScreenshot: true,
      // The browser is new; what is stored are the rates alone.
      disableStorageReset: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    }
    return readResult(result.lhr);
  } finally {
    chrome.kill();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

function readResult({ audits, categories: scored }: Result): Measured {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const score = (id: (typeof categories)[number]) => Math.round((scored[id]?.score ?? 0) * 100);
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: readBytes(requests),
    requests: requests.length,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    failed: Object.values(audits).flatMap(({ id, score: one }) => (one === 0 ? [id] : [])),
  };
}

function readBytes(requests: readonly Readonly<Record<string, unknown>>[]): Measured["bytes"] {
  const bytes = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    const name = String(resourceType).toLowerCase();
    const kind = byteKinds.find((one) => one === name) ?? "other";
    bytes[kind] += Number(transferSize) || 0;
  }
  return bytes;
}
