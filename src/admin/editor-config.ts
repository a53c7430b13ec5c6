import type { Backend, CmsConfig } from "@sveltia/cms";
import * as v from "valibot";
import { languages, readContent } from "../content/load-content.ts";
import { collections, dataFiles, textSchemas } from "./collections.ts";
import { formOf } from "./form-fields.ts";
import { readable } from "./hints.ts";
import { fileShapeOf } from "./schema-shape.ts";

/** What the editor in the browser is given. */
export type EditorPlan = ReturnType<typeof editorPlan>;

/**
 * The whole configuration of the editor, made from the lists of files that the site reads.
 * @param backend where the files are; `test-repo` is the browser's own file system
 */
export function editorPlan(backend: Backend, address: string) {
  const data = dataFiles.map(dataPlace);
  const texts = [...textSchemas()].map(textPlace);
  const entries = collections.map(entriesPlace);
  const all = [...data, ...texts, ...entries];
  const config: CmsConfig = {
    ...general(backend, address),
    collections: entries.map(({ place }) => place),
    singletons: [
      ...data.map(({ place }) => place),
      { divider: true },
      ...texts.map(({ place }) => place),
    ],
  };
  return {
    config,
    /** The formats of files, by name, and what must be known of each. */
    formats: Object.fromEntries(all.map(({ place, shape }) => [place.format, shape])),
    /** The plural forms of each language, by its code. */
    plurals: Object.fromEntries(
      languages().map(({ code, locale }) => [code, pluralFormsOf(locale)]),
    ),
  };
}

function general(backend: Backend, address: string): Omit<CmsConfig, "collections"> {
  const codes = languages().map(({ code }) => code);
  return {
    load_config_file: false,
    backend,
    // Every change becomes a request that somebody reviews, where Sveltia CMS can make one.
    ...(["github", "gitlab"].includes(backend.name) ? { publish_mode: "editorial_workflow" } : {}),
    site_url: address,
    app_title: "The words and figures of the site",
    logo: { src: "/icons/icon-192.png" },
    media_folder: "content/images",
    public_folder: "",
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    // The site itself is the preview: the editor cannot draw its pages.
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    i18n: { structure: "multiple_folders", locales: codes, default_locale: codes[0] },
  };
}

function dataPlace({ name, file, label, schema }: (typeof dataFiles)[number]) {
  const format = `data-${name}`;
  const fields = formOf(schema, raw(file), false);
  const place = { name, label, file: `content/${file}`, format, fields };
  return { shape: fileShapeOf(schema), place };
}

function textPlace([file, schema]: [file: string, schema: v.GenericSchema]) {
  const fields = formOf(schema, raw(`${languages()[0]?.code}/${file}`), true);
  const name = file.replace(/\.yaml$/, "");
  const format = `texts-${name}`;
  const path = `content/{{locale}}/${file}`;
  const place = { name: format, label: readable(name), file: path, i18n: true, format, fields };
  return { shape: fileShapeOf(schema), place };
}

function entriesPlace(entries: (typeof collections)[number]) {
  const { name, label, labelOfOne, day, title } = entries;
  const schema = entries.schema();
  const place = {
    name,
    label,
    label_singular: labelOfOne,
    folder: `content/${name}`,
    extension: "yaml",
    format: `entries-${name}`,
    slug: `{{fields.${day}}}-{{fields.${title}}}`,
    summary: `{{fields.${day}}}, {{fields.${title}}}`,
    media_folder: "",
    public_folder: "",
    fields: formOf(schema, undefined, false),
  };
  return { shape: fileShapeOf(schema), place };
}

/** What a file holds, unchecked; the build checks it. */
function raw(file: string): unknown {
  return readContent(file, v.unknown());
}

/** The plural forms of a language (Unicode CLDR), each with numbers that take it: 0 to 200, or a million. */
function pluralFormsOf(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const examples = [...Array(201).keys(), 1_000_000];
  return rules.resolvedOptions().pluralCategories.map((category) => {
    const numbers = examples.filter((number) => rules.select(number) === category);
    return { category, numbers: numbers.slice(0, 4).join(", ") };
  });
}
