import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** For the browsers' temporary files too; removed at the end. */
// biome-ignore lint/style/noDefaultExport: Vitest and Playwright call it by that name
export default function gatherTemporaryFolders(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "khayma-tests-"));
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
