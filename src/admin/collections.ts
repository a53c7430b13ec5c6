import type * as v from "valibot";
import { testsFile, testsSchema } from "../accessibility/accessibility-tests.ts";
import { isTextFile, textSchemas } from "../content/all-texts.ts";
import { recordsSchema } from "../content/examples.ts";
import { figuresSchema } from "../content/figures.ts";
import { languages } from "../content/load-content.ts";
import { siteSchema } from "../content/site.ts";
import { unconfirmedSchema } from "../content/unconfirmed.ts";
import { diaryEntrySchema } from "../diary/diary-entry.ts";
import { eventSchema } from "../events/event.ts";
import { settingsSchema } from "../my-gift/receipt-files.ts";

/** A file that is the same in every language, and how the editor calls it. */
type DataFile = {
  readonly name: string;
  /** Below `content/`. */
  readonly file: string;
  readonly label: string;
  readonly schema: v.GenericSchema;
};

/** Every such file that is edited; the table of languages takes a folder of texts for each row. */
export const dataFiles: readonly DataFile[] = [
  { name: "site", file: "site.yaml", label: "The charity", schema: siteSchema },
  { name: "figures", file: "figures.yaml", label: "Figures", schema: figuresSchema },
  { name: "records", file: "accounts.yaml", label: "Whose records", schema: recordsSchema },
  {
    name: "receipts",
    file: "receipts/settings.yaml",
    label: "Receipts of gifts",
    schema: settingsSchema,
  },
  {
    name: "accessibility-tests",
    file: testsFile,
    label: "Accessibility tests",
    schema: testsSchema,
  },
  {
    name: "unconfirmed",
    file: "unconfirmed.yaml",
    label: "To be confirmed",
    schema: unconfirmedSchema,
  },
];

/** A folder of entries, each a file of its own, that the editor can add to. */
export type EntryCollection = {
  readonly name: string;
  readonly label: string;
  readonly labelOfOne: string;
  /** Below `content/`; pictures lie beside the entries. */
  readonly folder: string;
  readonly schema: () => v.GenericSchema;
  /** What a new file is called, such as `{{fields.date}}-{{fields.place.en}}`; ASCII, in small letters. */
  readonly fileName: string;
  /** What an entry is called in the list. */
  readonly summary: string;
};

/** Every collection of the site: one entry here gives it a place in the editor. */
export const collections: readonly EntryCollection[] = [
  {
    name: "diary",
    label: "Diary entries",
    labelOfOne: "Diary entry",
    folder: "diary",
    schema: () => diaryEntrySchema(languages().map(({ code }) => code)),
    fileName: `{{fields.date}}-{{fields.place.${mainCode()}}}`,
    summary: `{{fields.date}}, {{fields.place.${mainCode()}}}`,
  },
  {
    name: "events",
    label: "Dates to come",
    labelOfOne: "Date",
    folder: "events",
    schema: () => eventSchema,
    fileName: `{{fields.day}}-{{fields.words.${mainCode()}.title}}`,
    summary: `{{fields.day}}, {{fields.words.${mainCode()}.title}}`,
  },
];

/** Names of files are made of the main language's words. */
function mainCode(): string {
  return languages()[0]?.code ?? "en";
}

/**
 * The schema of a content file that the editor writes, or of an example of one.
 * @param path below the content folder, such as `fr/home.yaml`
 */
export function schemaOf(path: string): v.GenericSchema | undefined {
  const own = path.replace(/^examples\//, "");
  const [folder = "", name = ""] = own.split("/");
  const isLanguage = languages().some(({ code }) => code === folder);
  return (
    dataFiles.find(({ file }) => file === own)?.schema ??
    (isLanguage && isTextFile(name) ? textSchemas[name] : undefined) ??
    collections.find((one) => one.folder === folder)?.schema()
  );
}
