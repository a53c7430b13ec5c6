import { execFileSync } from "node:child_process";
import { fromKeys } from "../src/ui/from-keys.ts";
import { findChromium } from "./find-chromium.ts";

const [site = "http://localhost:4173", rounds = "5"] = process.argv.slice(2);

/** The third shows how fast the second could be: it is the same page without scripts. */
const pages = [
  { name: "Home", path: "/", options: [] },
  { name: "Donate", path: "/donate", options: [] },
  { name: "without scripts", path: "/donate", options: ["--blocked-url-patterns=*.js"] },
  { name: "Get Involved", path: "/get-involved", options: [] },
];

/** Lighthouse's names of what is measured, in milliseconds. */
const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  blocking: "total-blocking-time",
  work: "mainthread-work-breakdown",
} as const;

const measures = ["FCP", "LCP", "blocking", "work"] as const;
type Measure = (typeof measures)[number];

type Report = { readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> };

/** Opens a page once as Lighthouse's phone, which is four times slower than this machine. */
function measurePage(path: string, options: readonly string[]): Record<Measure, number> {
  const flags = [
    "--quiet",
    "--output=json",
    "--chrome-flags=--headless --no-sandbox",
    `--only-audits=${Object.values(audits)}`,
    ...options,
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const json = execFileSync("lighthouse", [site + path, ...flags], { env, maxBuffer: 2 ** 26 });
  const report: Report = JSON.parse(json.toString());
  return fromKeys(measures, (name) => report.audits[audits[name]]?.numericValue ?? Number.NaN);
}

/** Pages take turns, because a machine is not equally fast all the time. */
const runs = Array.from({ length: Number(rounds) }, () =>
  pages.map(({ path, options }) => measurePage(path, options)),
);

function medianOf(page: number, measure: Measure): number {
  const values = runs.map((run) => run[page]?.[measure] ?? Number.NaN).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

for (const [page, { name }] of pages.entries()) {
  const shown = measures.map((measure) => {
    const median = medianOf(page, measure);
    const ratio = median / medianOf(0, measure);
    return `${measure} ${median.toFixed(0).padStart(5)} (${ratio.toFixed(2)})`;
  });
  console.info(name.padEnd(16), shown.join("   "));
}
