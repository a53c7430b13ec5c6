import { basename } from "node:path";
import type { Backend, CmsConfig, Field } from "@sveltia/cms";
import { parseDocument } from "yaml";
import { testsSchema } from "../accessibility/accessibility-tests.server.ts";
import { figuresSchema } from "../content/figures.server.ts";
import { languages, textFile, textNames } from "../content/load-content.server.ts";
import { readYaml } from "../content/read-yaml.server.ts";
import { recordsSchema } from "../content/records.server.ts";
import { siteSchema } from "../content/site.server.ts";
import { unconfirmedSchema } from "../content/unconfirmed.server.ts";
import { diaryEntrySchema } from "../diary/load-diary.server.ts";
import { eventSchema } from "../events/load-events.server.ts";
import { dataFields, readable, textFields } from "./form-fields.server.ts";
import { writeContent } from "./write-content.ts";

const dataFiles = [
  ["site", "The charity", siteSchema],
  ["figures", "Figures", figuresSchema],
  ["records", "Whose records", recordsSchema],
  ["accessibility-tests", "Accessibility tests", testsSchema],
  ["unconfirmed", "To be confirmed", unconfirmedSchema],
] as const;

export type EditorPlan = ReturnType<typeof editorPlan>;

/** @param backend stores the files; `test-repo` is the browser's file system */
export function editorPlan(backend: Backend, address: string) {
  const places = editorPlaces();
  const codes = languages().map(({ code }) => code);
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    // A change becomes a request for review, if Sveltia CMS can make one on this forge.
    ...(["github", "gitlab"].includes(backend.name) ? { publish_mode: "editorial_workflow" } : {}),
    site_url: address,
    app_title: "The words and figures of the site",
    logo: { src: "/icons/icon-192.png" },
    media_folder: "content/images",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    i18n: { structure: "multiple_folders", locales: codes, default_locale: codes[0] },
    singletons: [...places.data, { divider: true }, ...places.texts],
    collections: places.entries,
  };
  const plurals = languages().map(({ code, locale }) => [code, pluralForms(locale)] as const);
  return { config, plurals: Object.fromEntries(plurals) };
}

export function editorPlaces() {
  const data = dataFiles.map(([name, label, schema]) => ({
    ...{ name, label, format: name, file: `content/${name}.yaml`, fields: dataFields(schema) },
  }));
  const texts = textNames().map((name) => {
    const file = textFile(name, "{{locale}}");
    const fields = textFields(name, readYaml(textFile(name)));
    const textsName = `texts-${basename(file, ".yaml")}`;
    return {
      ...{
        name: textsName,
        label: readable(name),
        format: textsName,
        file: `content/${file}`,
        fields,
      },
      i18n: true,
    };
  });
  const [main] = languages();
  const entries = [
    entryCollection("diary", "Diary entries", diaryEntrySchema(), "date", `place.${main.code}`),
    entryCollection("events", "Events", eventSchema(), "day", `words.${main.code}.title`),
  ];
  return { data, texts, entries };
}

function entryCollection(
  name: string,
  label: string,
  schema: Parameters<typeof dataFields>[0],
  day: string,
  title: string,
) {
  return {
    ...{ name, label, format: name, folder: `content/${name}`, fields: dataFields(schema) },
    create: true,
    extension: "yaml",
    slug: `{{fields.${day}}}-{{fields.${title}}}`,
    identifier_field: day,
    summary: `{{fields.${day}}}, {{fields.${title}}}`,
    media_folder: "",
    public_folder: "",
  };
}

/**
 * Formats a content file as the editor does, and keeps its comments. Files without a form stay as they are.
 * @param path below the content folder, such as `fr/home.yaml`
 */
export function formatContent(path: string, text: string): string {
  const fields = fieldsOf(path.replace(/^examples\//, ""));
  const document = parseDocument(text);
  return fields ? writeContent(document.toJS(), fields, document) : text;
}

function fieldsOf(path: string): readonly Field[] | undefined {
  const { data, texts, entries } = editorPlaces();
  const [folder = ""] = path.split("/");
  const isText = languages().some(({ code }) => code === folder);
  const file = `content/${isText ? path.replace(folder, "{{locale}}") : path}`;
  const place =
    [...data, ...texts].find((entry) => entry.file === file) ??
    entries.find(({ name }) => name === folder);
  return place?.fields;
}

/** The plural forms of a language (Unicode CLDR), each with examples of numbers. */
function pluralForms(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const examples = [...Array(201).keys(), 1_000_000];
  return rules.resolvedOptions().pluralCategories.map((category) => {
    const numbers = examples.filter((number) => rules.select(number) === category);
    return { category, numbers: numbers.slice(0, 4).join(", ") };
  });
}
