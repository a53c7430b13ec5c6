import { cpSync } from "node:fs";
import { join } from "node:path";
import { columns } from "../../src/accounts/ledger.server.ts";
import { languages, type TextName, textFile } from "../../src/content/load-content.server.ts";
import { ContentCopy } from "./content-copy.ts";
import { temporaryFolder } from "./temporary-folders.ts";

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
  copiedNumber: international
zakat: no
`,
  "records.yaml": "examples: false\n",
  "unconfirmed.yaml": "[]\n",
  "editor.yaml": "origins: []\n",
};

/** Files that no test changes the meaning of. */
const shared = ["languages.yaml", "figures.yaml", "accessibility-tests.yaml"];

/**
 * A content of a few files without records, quick to write and to read.
 * @param texts the texts of the site that the test reads
 */
export function smallContent(
  files: Readonly<Record<string, string>> = {},
  texts: readonly TextName[] = [],
): ContentCopy {
  const accounts = { "accounts.csv": `${columns()}\n` };
  const copy = new ContentCopy(temporaryFolder({ ...own, ...accounts, ...files }));
  const ofTexts = languages().flatMap(({ code }) => texts.map((name) => textFile(name, code)));
  for (const file of [...shared, ...ofTexts]) {
    cpSync(join("content", file), join(copy.folder, file), { recursive: true, force: false });
  }
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
