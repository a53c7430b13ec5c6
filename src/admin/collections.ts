import { basename } from "node:path";
import type * as v from "valibot";
import { parse } from "yaml";
import { testsFile, testsSchema } from "../accessibility/accessibility-tests.ts";
import { recordsSchema } from "../content/examples.ts";
import { figuresSchema } from "../content/figures.ts";
import { languages, readYaml } from "../content/load-content.ts";
import { textFile, textNames, textsSchema } from "../content/load-texts.ts";
import { siteSchema } from "../content/site.ts";
import { unconfirmedSchema } from "../content/unconfirmed.ts";
import { diaryEntrySchema } from "../diary/diary-entry.ts";
import { eventSchema } from "../events/event.ts";
import { writeFromEditor } from "./content-format.ts";
import { fileShapeOf } from "./schema-shape.ts";

/**
 * Every file below `content/` that is the same in every language and is edited; the table of languages
 * takes a folder of texts for each row.
 */
export const dataFiles = [
  { name: "site", file: "site.yaml", label: "The charity", schema: siteSchema },
  { name: "figures", file: "figures.yaml", label: "Figures", schema: figuresSchema },
  { name: "records", file: "accounts.yaml", label: "Whose records", schema: recordsSchema },
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

/** The schemas of the files of texts, by file name below a language's folder. */
export function textSchemas(): Map<string, v.GenericSchema> {
  return new Map(
    textNames().map((name) => {
      const file = textFile(name);
      return [basename(file), textsSchema(name, readYaml(file))];
    }),
  );
}

/** Every folder of entries that the editor can add to: a row here gives it a place there. */
export const collections = [
  {
    /** The folder's name below `content/`; pictures lie beside the entries. */
    name: "diary",
    label: "Diary entries",
    labelOfOne: "Diary entry",
    schema: diaryEntrySchema,
    /** The fields that a new file, and its entry in the list, is named by. */
    day: "date",
    title: `place.${mainCode()}`,
  },
  {
    name: "events",
    label: "Events",
    labelOfOne: "Event",
    schema: eventSchema,
    day: "day",
    title: `words.${mainCode()}.title`,
  },
];

/** Names of files are made of the main language's words. */
function mainCode(): string {
  return languages()[0]?.code ?? "en";
}

/**
 * A content file as the editor in the browser writes it, with its keys in the order of the schema. The
 * table of languages and the editor's own settings stay as they are: whoever looks after the code writes them.
 * @param path below the content folder, such as `fr/home.yaml`
 */
export function formatContent(path: string, text: string): string {
  const schema = schemaOf(path);
  return schema ? writeFromEditor(parse(text), fileShapeOf(schema)) : text;
}

/** The schema of a content file that the editor writes, or of an example of one. */
function schemaOf(path: string): v.GenericSchema | undefined {
  const own = path.replace(/^examples\//, "");
  const [folder = "", name = ""] = own.split("/");
  const isLanguage = languages().some(({ code }) => code === folder);
  return (
    dataFiles.find(({ file }) => file === own)?.schema ??
    (isLanguage ? textSchemas().get(name) : undefined) ??
    collections.find((one) => one.name === folder)?.schema()
  );
}
