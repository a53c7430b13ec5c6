import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { type Document, parseDocument, stringify } from "yaml";
import { columns } from "../../src/components/accounts/ledger.server.ts";
import { languages, type TextName, textFile } from "../../src/lib/content/load-content.server.ts";
import { contentFolder } from "../../src/lib/content/read-yaml.server.ts";
import { temporaryFolder } from "./temporary-folders.ts";

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

  #change(file: string, change: (document: Document) => void): void {
    const path = join(this.folder, file);
    const document = parseDocument(readFileSync(path, "utf8"));
    change(document);
    writeFileSync(path, String(document));
  }
}

/** Invented data of a charity that has everything it needs, and nothing more. */
const own = {
  "site.yaml": `address: https://www.tent-of-neighbours.mr
founded: 2018
phone: +222 36 12 34 56
email: salam@tent-of-neighbours.mr
facebook: https://www.facebook.com/tentofneighbours
instagram: https://www.instagram.com/tentofneighbours
bankily:
  reference: Tent Donation
  holder: ASSOC TENT
  numberSince: 2026-11-20
  copyFormat: international
zakat: no
`,
  "records.yaml": "examples: false\nexampleLetters: false\n",
  "editor.yaml": "origins: []\n",
};

/** Files that no test changes the meaning of. */
const shared = ["languages.yaml", "figures.yaml", "accessibility-tests.yaml"];

/**
 * A content of a few files without records, which the test reads from now on.
 * @param texts the texts of the site that the test reads
 */
export function smallContent(
  files: Readonly<Record<string, string>> = {},
  texts: readonly TextName[] = [],
): ContentCopy {
  const accounts = { "accounts.csv": `${columns()}\n` };
  const copy = new ContentCopy(temporaryFolder({ ...own, ...accounts, ...files }));
  // `ui` has the charity's name, which other texts repeat.
  const names = new Set<TextName>(["ui", ...texts]);
  const ofTexts = languages().flatMap(({ code }) => [...names].map((name) => textFile(name, code)));
  for (const file of [...shared, ...ofTexts]) {
    cpSync(join(original, file), join(copy.folder, file), { recursive: true, force: false });
  }
  vi.stubEnv("CONTENT_DIR", copy.folder);
  return copy;
}

/** The first line of the refusal, within the copy, and the others without the numbers of lines. */
export function refusalOf(copy: ContentCopy, check: () => unknown) {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [file = "", ...problems] = error.message.split("\n");
    return {
      file: file.slice(copy.folder.length + 1),
      problems: problems.join("\n").replaceAll(/, line \d+:/g, ":"),
    };
  }
  throw new Error("the content was accepted");
}

export type TestRow = readonly [
  date: string,
  kind: string,
  program: string,
  amount: string,
  note: string,
];

export function contentWithAccounts(rows: readonly TestRow[]): ContentCopy {
  const copy = smallContent({}, ["accounts"]);
  writeAccounts(copy, rows);
  return copy;
}

export function writeAccounts(copy: ContentCopy, rows: readonly TestRow[]): void {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map(([date, kind, program, amount, note]) =>
    [date, kind, program, amount, ...languages().map(() => note)].map(quote).join(","),
  );
  copy.write("accounts.csv", [columns().join(","), ...lines, ""].join("\r\n"));
}

export type EventData = Record<string, unknown>;

/** An event of the second site, in the languages of the content. A new one repeats the English words. */
export function eventData(changes: EventData = {}): EventData {
  const file = "tests/second-site/content/events/2031-05-10-raking.yaml";
  const { words, ...event } = parseDocument(readFileSync(file, "utf8")).toJS();
  const ofSite = languages().map(({ code }) => [code, words[code] ?? words.en]);
  return { ...event, words: Object.fromEntries(ofSite), ...changes };
}

export function contentWithEvents(
  events: Readonly<Record<string, EventData>>,
  examples = false,
): ContentCopy {
  const copy = smallContent({}, ["events", "home", "ui"]);
  copy.set("records.yaml", { examples });
  const folder = join(copy.folder, examples ? "examples/events" : "events");
  mkdirSync(folder, { recursive: true });
  for (const [name, event] of Object.entries(events)) {
    writeFileSync(join(folder, `${name}.yaml`), stringify(event, { aliasDuplicateObjects: false }));
  }
  return copy;
}

const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Open it", "Send"]]));
const way = { name: "Example", holder: "NAME OF THE HOLDER", steps, tried: "2026-11-01" };

/** Invented ways to give. The IBANs are examples of their registry. */
export const wallet = { ...way, kind: "wallet", number: "+222 00 00 00 01" };
export const bank = { ...way, kind: "bank", account: "MR13 0002 0001 0100 0012 3456 753" };
export const transfer = {
  kind: "transfer",
  name: "Bank Abroad",
  holder: way.holder,
  account: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "ABCDFRPP",
  tried: way.tried,
};
