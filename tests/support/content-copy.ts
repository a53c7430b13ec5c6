import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { contentFolder } from "../../src/content/load-content.server.ts";

/** What the tests are run with, before one of them names a copy of it. */
const original = contentFolder();

/** A copy of the site's content that a test may spoil. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "content-"));

  /** @param from another folder of content */
  constructor(from = original) {
    cpSync(from, this.folder, { recursive: true });
  }

  /** Sets values in a file by their paths, such as `bankily.qrImage`, whatever stands there. */
  set(file: string, values: Readonly<Record<string, unknown>>): void {
    this.#change(file, (document) => {
      for (const [key, value] of Object.entries(values)) document.setIn(key.split("."), value);
    });
  }

  /** Writes a whole file. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }

  /** Takes a value out of a file by its path. @throws Error when it is not there */
  remove(file: string, key: string): void {
    this.#change(file, (document) => {
      if (!document.deleteIn(key.split("."))) throw new Error(`${file} has no ${key}`);
    });
  }

  /** Takes values out of a file by their paths, whether they stand there or not. */
  unset(file: string, keys: readonly string[]): void {
    this.#change(file, (document) => {
      for (const key of keys) document.deleteIn(key.split("."));
    });
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

  #change(file: string, change: (document: Document) => void): void {
    const path = join(this.folder, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    change(document);
    writeFileSync(path, String(document));
  }
}
