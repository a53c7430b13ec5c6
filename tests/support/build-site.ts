import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync } from "node:fs";
import { join } from "node:path";

export type Built = { readonly folder: string; readonly client: string; readonly failure: string };

/** @param today the day for which it is built, `YYYY-MM-DD`; without it, today */
export function buildSite(content: string, today?: string): Built {
  // Inside the project, so that the build finds its packages.
  mkdirSync("build", { recursive: true });
  const folder = mkdtempSync("build/test-");
  const { status, stdout, stderr } = spawnSync("astro", ["build"], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      CONTENT_DIR: content,
      BUILD_DIR: folder,
      NODE_ENV: "production",
      ...(today === undefined ? {} : { SITE_TODAY: today }),
    },
    encoding: "utf8",
  });
  return { folder, client: join(folder, "client"), failure: status === 0 ? "" : stdout + stderr };
}

export function withoutProps(html: string): string {
  return html.replace(/ props='[^']*'/g, "");
}
