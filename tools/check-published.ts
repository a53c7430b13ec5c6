/*
 * The last step of a build trusts no package, because any of several hundred could write another number into a page.
 * So this step runs as a process of its own, imports nothing but Node's own library, and reads HTML and `site.yaml` by
 * regular expressions, because a parser would be such a package. It cannot read a QR code, and it finds no number in
 * digits that look like round sums or years side by side, such as `2022–2033`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Allowed, readAllowed } from "./check-published/allowed.ts";
import { linksIn } from "./check-published/links.ts";
import { ibansIn, numbersIn, spelledBy } from "./check-published/numbers.ts";
import { decoded, partsOf } from "./check-published/parts.ts";

/** Pictures, typefaces and documents of bytes. All other files are read, also those of kinds that no one foresaw. */
const unreadable = ".png .jpg .webp .avif .woff2 .pdf".split(" ");

/**
 * Finds numbers to pay or call, in any script and spacing, and links that `site.yaml` does not name.
 * @param path below the site's folder, such as `fr/donate.html`
 * @returns sentences, none for an unreadable file
 */
export function forbiddenIn(path: string, content: string, allowed: Allowed): string[] {
  // The editor is loaded by those who may change `site.yaml`.
  if (unreadable.includes(extname(path)) || path.startsWith("admin/")) return [];
  const parts = partsOf(path, content).map((part) => ({ ...part, text: decoded(part.text) }));
  const found = parts.flatMap((part) => [
    ...linksIn(part, allowed),
    ...ibansIn(part.text, allowed),
    ...numbersIn(part, allowed),
    ...(part.kind === "style" ? spelledBy(part.text) : []),
    ...(/[\u202d\u202e]/.test(part.text) ? ["a character that reverses digits"] : []),
  ]);
  return [...new Set(found)];
}

const unpackers = new Map<string, (bytes: Buffer) => Buffer>([
  [".br", brotliDecompressSync],
  [".gz", gunzipSync],
]);

/** Checks every file of a built site, with its compressed copies. @returns a sentence for each problem */
export function checkFolder(folder: string, allowed: Allowed): string[] {
  return filesIn(folder).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    // A compressed copy is read as the file that it stands for.
    const unpack = unpackers.get(extname(file));
    const name = unpack ? file.slice(0, -3) : file;
    const problems = forbiddenIn(name, (unpack ? unpack(bytes) : bytes).toString(), allowed);
    return problems.map((problem) => `${join(folder, file)}: ${problem}`);
  });
}

/** Every file below a folder, also where a name begins with a point, with `/` in its path. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .sort();
}

const advice = `Expected only what content/site.yaml names. Another number could be paid or called: show its last four
digits, write “10 million” for 10,000,000, put a word between two numbers. A text with it stands in content/; if
none has it, a package wrote it: do not publish, and tell somebody who knows the build.`;

if (import.meta.main) {
  const problems = checkFolder(process.argv[2] ?? "build/client", readAllowed());
  if (problems.length > 0) {
    console.error([...problems, advice].join("\n"));
    process.exitCode = 1;
  }
}
