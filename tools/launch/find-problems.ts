import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEnv } from "vite";
import { aboutSchema } from "../../src/about/about-texts.ts";
import { loadFigures, loadSite, loadTexts } from "../../src/content/load-content.ts";
import { contentFolder } from "../../src/content/read-yaml.ts";
import { languages } from "../../src/i18n/languages.ts";
import { ageProblems } from "./age-problems.ts";
import { figureProblems } from "./figure-problems.ts";
import type { LaunchProblem } from "./launch-problem.ts";
import { mailProblems } from "./mail-problems.ts";
import { markedProblems } from "./marked-problems.ts";
import { peopleProblems } from "./people-problems.ts";
import { siteProblems } from "./site-problems.ts";

/**
 * Everything in this repository, and in what the build is given, that must not go public as it is.
 * @throws ContentError when the content is not valid to begin with
 */
export function findLaunchProblems(now: Date): LaunchProblem[] {
  const site = loadSite();
  const imageExists = (file: string) => existsSync(join(contentFolder(), "images", file));
  return [
    ...siteProblems(site, imageExists),
    ...ageProblems(site, now),
    ...figureProblems(loadFigures(), site.founded, now.getUTCFullYear()),
    ...languages().flatMap((language) =>
      peopleProblems(
        loadTexts("about.yaml", aboutSchema, language),
        `content/${language.code}/about.yaml`,
      ),
    ),
    ...contentFiles().flatMap((file) =>
      markedProblems(`content/${file}`, readFileSync(join(contentFolder(), file), "utf8")),
    ),
    // As the build reads them: from the environment and from .env files.
    ...mailProblems({ ...loadEnv("production", process.cwd(), "VITE_") }),
  ];
}

function contentFiles(): string[] {
  const names = readdirSync(contentFolder(), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml")).sort();
}
