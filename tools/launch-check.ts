import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";

import { loadAccessibilityTests } from "../src/accessibility/accessibility-tests.ts";
import { loadFigures } from "../src/content/figures.ts";
import { contentFolder, languages } from "../src/content/load-content.ts";
import { loadTexts } from "../src/content/load-texts.ts";
import { loadSite } from "../src/content/site.ts";
import { isConfirmed, loadUnconfirmed, type Unconfirmed } from "../src/content/unconfirmed.ts";
import { dayProblems, listWays } from "./launch/day-problems.ts";
import { figureProblems, figureQuestions } from "./launch/figure-problems.ts";
import { recordProblems } from "./launch/record-problems.ts";
import {
  type LaunchProblem,
  mailProblems,
  peopleProblems,
  siteProblems,
} from "./launch/site-problems.ts";

/**
 * Everything in this repository, and in what the build is given, that must not go public as it is.
 * @throws ContentError when the content is not valid to begin with
 */
function findLaunchProblems(entries: Unconfirmed, now: Date): LaunchProblem[] {
  const site = loadSite();
  const figures = loadFigures();
  const imageExists = (file: string) => existsSync(join(contentFolder(), "images", file));
  return [
    ...siteProblems(site, imageExists),
    ...dayProblems(site, loadAccessibilityTests(), now),
    ...recordProblems(),
    ...figureProblems(figures, site.founded, now.getUTCFullYear()),
    ...figureQuestions(figures, now).filter(
      ({ key }) => !isConfirmed(`figures.yaml: ${key}`, entries),
    ),
    ...languages().flatMap((language) =>
      peopleProblems(loadTexts("about", language), `content/${language.code}/about.yaml`),
    ),
    // As the build reads them: from the environment and from .env files.
    ...mailProblems({ ...loadEnv("production", process.cwd(), "VITE_") }),
    ...unconfirmedProblems(entries),
  ];
}

/** What waits for the charity's word, page by page. */
export function unconfirmedProblems(entries: Unconfirmed): LaunchProblem[] {
  return entries
    .filter(({ confirmed }) => !confirmed)
    .map(({ where, page, check, how }) => ({
      where: `content/unconfirmed.yaml, page ${page}`,
      key: where.join(", "),
      problem: `${check} ${how}`,
    }));
}

/** The problems as a person reads them: by file, one line each. */
export function listProblems(problems: readonly LaunchProblem[]): string {
  if (problems.length === 0) return "Ready for the public.";
  const files = [...new Set(problems.map(({ where }) => where))];
  const parts = files.map((file) => {
    const found = problems.filter(({ where }) => where === file);
    return [file, ...found.map(({ key, problem }) => `  ${key}: ${problem}`)].join("\n");
  });
  return [headline(problems), "", parts.join("\n\n")].join("\n");
}

/** Who confirmed what, and when; nothing as long as nobody has. */
export function listConfirmed(entries: Unconfirmed): string {
  const lines = entries.flatMap(({ where, confirmed }) =>
    confirmed ? [`  ${where.join(", ")}: ${confirmed.by}, ${confirmed.on}`] : [],
  );
  return lines.length === 0 ? "" : ["", "", "Confirmed", ...lines].join("\n");
}

/** The problems in one line, for the end of a build; nothing when the site is ready. */
export function summarizeProblems(problems: readonly LaunchProblem[]): string | undefined {
  return problems.length === 0
    ? undefined
    : `${headline(problems)} \`npm run launch-check\` lists them.`;
}

function headline({ length }: readonly LaunchProblem[]): string {
  return `Not ready for the public: ${length} ${length === 1 ? "thing" : "things"} to settle.`;
}

/** Says in one line that the site is not ready for the public, when it is not. */
export function warnUnlessReady(): void {
  const warning = summarizeProblems(findLaunchProblems(loadUnconfirmed(), new Date()));
  if (warning !== undefined) console.warn(warning);
}

/** Lists what must not go public as it is. Ends with 1 when there is something, else with 0. */
if (import.meta.main) {
  const entries = loadUnconfirmed();
  const problems = findLaunchProblems(entries, new Date());
  console.info(listProblems(problems) + listWays(loadSite()) + listConfirmed(entries));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
