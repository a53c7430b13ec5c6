import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A copy of the site's content that a test may spoil. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "content-"));

  constructor() {
    cpSync("content", this.folder, { recursive: true });
  }

  /** Replaces a text that must be there exactly once in a file. @throws Error when it is not */
  replace(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" once`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }
}
