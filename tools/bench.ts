import { execFileSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

const [site = "http://localhost:4173", rounds = "5"] = process.argv.slice(2);

/** The third shows how fast the second could be: it is the same page without scripts. */
const pages = [
  { name: "Home", path: "/", options: [] },
  { name: "Donate", path: "/donate", options: [] },
  { name: "without scripts", path: "/donate", options: ["--blocked-url-patterns=*.js"] },
  { name: "Get Involved", path: "/get-involved", options: [] },
];

/** In milliseconds, as Lighthouse names them. */
const audits = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  blocking: "total-blocking-time",
  work: "mainthread-work-breakdown",
} as const;

type Report = { readonly audits: Readonly<Record<string, { readonly numericValue?: number }>> };

/**
 * Opens a page once as Lighthouse's phone, which is four times slower than this machine.
 * @returns the values of the audits
 */
function measurePage(path: string, options: readonly string[]): number[] {
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
  return Object.values(audits).map((id) => report.audits[id]?.numericValue ?? Number.NaN);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Pages take turns, because a machine is not equally fast all the time. */
const runs = Array.from({ length: Number(rounds) }, () =>
  pages.map(({ path, options }) => measurePage(path, options)),
);
const table = pages.map(({ name }, page) => {
  const values = Object.keys(audits).map((_, audit) =>
    median(runs.map((run) => run[page]?.[audit] ?? Number.NaN)),
  );
  return { name, values };
});
const [home] = table;
for (const { name, values } of table) {
  const shown = Object.keys(audits).map((audit, i) => {
    const value = values[i] ?? Number.NaN;
    const ratio = value / (home?.values[i] ?? Number.NaN);
    return `${audit} ${value.toFixed(0).padStart(5)} (${ratio.toFixed(2)})`;
  });
  console.info(name.padEnd(16), shown.join("   "));
}
