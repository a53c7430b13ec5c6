import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { parse } from "node-html-parser";

/** The site under test. `CONTENT_DIR` and `BUILD_DIR` name another content, and the folder of its build. */
export const builtFolder = `${process.env["BUILD_DIR"] ?? "build"}/client`;

export type BuiltPage = { path: string; html: string };

export function builtPages(): BuiltPage[] {
  return globSync("**/*.html", { cwd: builtFolder }).map((file) => ({
    path: `/${file.replace(/(^index)?\.html$/, "")}`,
    html: readFileSync(`${builtFolder}/${file}`, "utf8"),
  }));
}

/** `/` has the file `index.html`, and `/fr/about` has `fr/about.html`. */
export const pageFile = (path: string): string =>
  path === "/" ? "index.html" : `${path.slice(1)}.html`;

export const htmlOf = (path: string, folder = builtFolder): string =>
  readFileSync(`${folder}/${pageFile(path)}`, "utf8");

let last = { html: "", page: parse("") };

/** Leaves out what is in scripts and styles, which hold pieces of HTML. Tests ask much of one page before the next. */
function read(html: string) {
  const options = { blockTextElements: { script: false, style: false } };
  if (html !== last.html) last = { html, page: parse(html, options) };
  return last.page;
}

export const elementsOf = (html: string, selector: string): string[] =>
  read(html).querySelectorAll(selector).map(String);

export const attributesOf = (html: string, name: string): string[] =>
  read(html)
    .querySelectorAll(`[${name}]`)
    .map((element) => element.getAttribute(name) ?? "");

/** Words without spaces and isolates, which depend on the tags between them. */
const squeezed = (text: string) => text.replaceAll(/[\s\u2066-\u2069]/gu, "");

/** What HTML shows or says as text, squeezed. */
export function wordsOf(html: string): string {
  const named = ["alt", "aria-label", "content"].flatMap((name) => attributesOf(html, name));
  return squeezed([read(html).textContent, ...named].join("\n"));
}

export const expectWords = (html: string, words: string, where?: string): void =>
  expect(wordsOf(html), where).toContain(squeezed(words));

/** Expects a link with a name to an address. */
export function expectLink(html: string, name: string, href: string | RegExp, where = name): void {
  const links = elementsOf(html, "a").filter((link) => wordsOf(link).includes(squeezed(name)));
  const addresses = links.flatMap((link) => attributesOf(link, "href"));
  const matches = (address: string) =>
    typeof href === "string" ? address === href : href.test(address);
  expect(addresses.some(matches), `${where}: ${addresses} leads to ${href}`).toBe(true);
}

/**
 * Builds a site inside the project, so that it finds its packages.
 * @param env further settings, such as the time of the build in seconds (`SOURCE_DATE_EPOCH`)
 * @returns what the build has printed when it failed
 */
export function buildSite(content: string, folder: string, env: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync("astro", ["build"], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      CONTENT_DIR: content,
      BUILD_DIR: folder,
      NODE_ENV: "production",
      // The launch check must not stop the builds of tests.
      LAUNCH: "0",
      // Without it the forms write to the mailbox, whatever stands in `.env`.
      VITE_EMAILJS_PUBLIC_KEY: "",
      ...env,
    },
    encoding: "utf8",
  });
  return status === 0 ? "" : stdout + stderr;
}
