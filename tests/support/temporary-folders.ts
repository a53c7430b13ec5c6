import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Gathers all temporary files, also the browsers', in a folder that is removed at the end. */
// biome-ignore lint/style/noDefaultExport: Vitest and Playwright call it by that name
export default function gatherTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "khayma-tests-"));
  process.env["TMPDIR"] = folder;
  return () => {
    for (const path of [folder, ...globSync(`build/${basename(folder)}-*`)]) {
      rmSync(path, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
