import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { contentFolder } from "../../src/content/read-yaml.server.ts";

/** The content folder of the test run, read before a test names a copy. */
const original = contentFolder();

function copyWhole(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** A content folder that a test may change. */
export class ContentCopy {
  readonly folder: string;

  constructor(folder = copyWhole()) {
    this.folder = folder;
  }

  set(file: string, values: Readonly<Record<string, unknown>>): void {
    this.#change(file, (document) => {
      for (const [key, value] of Object.entries(values)) {
        const node = document.createNode(value, { aliasDuplicateObjects: false });
        document.setIn(key.split("."), node);
      }
    });
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  remove(file: string, key: string): void {
    this.#change(file, (document) => {
      if (!document.deleteIn(key.split("."))) throw new Error(`${file} has no ${key}`);
    });
  }

  unset(file: string, keys: readonly string[]): void {
    this.#change(file, (document) => {
      for (const key of keys) document.deleteIn(key.split("."));
    });
  }

  replace(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} does not hold "${from}" once`);
    writeFileSync(
      path,
      text.replace(from, () => to),
    );
  }

  #change(file: string, change: (document: Document) => void): void {
    const path = join(this.folder, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    change(document);
    writeFileSync(path, String(document));
  }
}
