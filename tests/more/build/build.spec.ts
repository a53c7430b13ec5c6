import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { contentFolder } from "../../../src/lib/content/read-yaml.server.ts";
import { buildSite } from "../../support/built-site.ts";
import { temporaryFolder } from "../../support/temporary-folders.ts";

test("build: stops at bad content and names each file, the key and what was expected", () => {
  const folder = temporaryFolder();
  cpSync(contentFolder(), folder, { recursive: true });
  function change(file: string, pattern: RegExp, by: string): void {
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replace(pattern, by));
  }
  change("site.yaml", /^phone: .*/mu, "phone: 22236000000");
  change("ar/home.yaml", /^( +badge: ).*/mu, "$1متطوعون");
  const failure = buildSite(folder, "build/refused", { LC_ALL: "C" });
  expect(failure).toContain('put it in quotes: "22236000000"');
  expect(failure).toContain("ar/home.yaml");
  expect(failure).toMatch(
    /hero\.badge, line \d+: expected a text with exactly these placeholders: \{founded\}/,
  );
});
