import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

export const builtFolder = "build/client";

export type BuiltPage = { path: string; html: string };

export function builtPages(): BuiltPage[] {
  return globSync("**/*.html", { cwd: builtFolder }).map((file) => ({
    path: `/${file.replace(/(^index)?\.html$/, "")}`,
    html: readFileSync(`${builtFolder}/${file}`, "utf8"),
  }));
}

export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decoded(value),
  );
}

export const decoded = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/**
 * Builds a site inside the project, so that it finds its packages.
 * @param today the day of the build as `YYYY-MM-DD`; the real day by default
 * @returns what the build has printed when it failed
 */
export function buildSite(content: string, folder: string, today?: string): string {
  const { status, stdout, stderr } = spawnSync("astro", ["build"], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      CONTENT_DIR: content,
      BUILD_DIR: folder,
      NODE_ENV: "production",
      // The launch check must not stop the builds of tests, which need no compressed copies either.
      LAUNCH: "0",
      COMPRESS: "0",
      ...(today === undefined ? {} : { SITE_TODAY: today }),
    },
    encoding: "utf8",
  });
  return status === 0 ? "" : stdout + stderr;
}
