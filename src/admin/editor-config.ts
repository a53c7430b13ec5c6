import type { Backend, CmsConfig, Collection, CollectionFile } from "@sveltia/cms";
import * as v from "valibot";
import { textSchemas } from "../content/all-texts.ts";
import type { EditorSettings } from "../content/editor.ts";
import { figuresSchema } from "../content/figures.ts";
import { readContent } from "../content/read-yaml.ts";
import { siteSchema } from "../content/site.ts";
import { unconfirmedSchema } from "../content/unconfirmed.ts";
import { languages } from "../i18n/languages.ts";
import { collections, type EntryCollection } from "./collections.ts";
import { type FileShape, formOf, readable } from "./form-fields.ts";

/** What the editor in the browser is given. */
export type EditorPlan = {
  readonly config: CmsConfig;
  /** The formats of files, by name, and what is to be known of each. */
  readonly formats: Readonly<Record<string, FileShape>>;
  /** The plural forms of each language (Unicode CLDR), by its code, with numbers that take them. */
  readonly plurals: Readonly<Record<string, readonly PluralForm[]>>;
};

export type PluralForm = { readonly category: string; readonly numbers: string };

/** Files that are the same in every language, and how the editor calls them. */
const dataFiles: readonly (readonly [file: string, label: string, schema: v.GenericSchema])[] = [
  ["site.yaml", "The charity", siteSchema],
  ["figures.yaml", "Figures", figuresSchema],
  ["unconfirmed.yaml", "To be confirmed", unconfirmedSchema],
];

/**
 * The whole configuration of the editor, made from the lists of files that the site reads.
 * @param backend where the files are; `test-repo` is the browser's own file system
 */
export function editorPlan(
  backend: Backend,
  address: string,
  entryCollections: readonly EntryCollection[] = collections,
): EditorPlan {
  const formats: Record<string, FileShape> = {};
  const codes = languages().map(({ code }) => code);
  const [main = ""] = codes;
  const addFormat = (name: string, { tuples, order }: FileShape) => {
    formats[`content-${name}`] = { tuples, order };
    return `content-${name}`;
  };
  const singleton = (
    file: string,
    label: string,
    path: string,
    form: ReturnType<typeof formOf>,
  ) => {
    const name = file.replace(/\.yaml$/, "");
    const format = addFormat(name, form);
    return { name, label, file: `content/${path}`, format, fields: form.fields };
  };
  const data: CollectionFile[] = dataFiles.map(([file, label, schema]) =>
    singleton(file, label, file, formOf(schema, raw(file), false)),
  );
  const texts: CollectionFile[] = Object.entries(textSchemas).map(([file, schema]) => ({
    ...singleton(
      file,
      readable(file.replace(/\.yaml$/, "").replaceAll("-", " ")),
      `{{locale}}/${file}`,
      formOf(schema, raw(`${main}/${file}`), true),
    ),
    i18n: true,
  }));
  const entries: Collection[] = entryCollections.map((one) => {
    const form = formOf(one.schema(), undefined, false);
    const { name, label, labelOfOne, folder, fileName, summary } = one;
    return {
      name,
      label,
      label_singular: labelOfOne,
      folder: `content/${folder}`,
      extension: "yaml",
      format: addFormat(name, form),
      slug: fileName,
      summary,
      media_folder: "",
      public_folder: "",
      fields: form.fields,
    };
  });
  return {
    config: {
      load_config_file: false,
      backend,
      ...(isReviewed(backend) ? { publish_mode: "editorial_workflow" } : {}),
      site_url: address,
      app_title: "The words and figures of the site",
      logo: { src: "/icons/icon-192.png" },
      media_folder: "content/images",
      public_folder: "",
      media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
      slug: { encoding: "ascii", clean_accents: true },
      // The site itself is the preview: the forms know nothing of its pages.
      editor: { preview: false },
      show_preview_links: false,
      output: { omit_empty_optional_fields: true },
      i18n: { structure: "multiple_folders", locales: codes, default_locale: main },
      ...(entries.length > 0 ? { collections: entries } : {}),
      singletons: [...data, { divider: true }, ...texts],
    },
    formats,
    plurals: Object.fromEntries(
      languages().map(({ code, locale }) => [code, pluralFormsOf(locale)]),
    ),
  };
}

/**
 * The schema of a content file that the editor writes.
 * @param file path below the content folder, such as `fr/home.yaml`
 */
export function schemaOf(file: string): v.GenericSchema | undefined {
  const [, name = file] = /^[^/]+\/(.+)$/.exec(file) ?? [];
  return (
    dataFiles.find(([one]) => one === file)?.[2] ??
    textSchemas[name] ??
    collections.find(({ folder }) => file.startsWith(`${folder}/`))?.schema()
  );
}

/** The settings of Sveltia CMS for a forge. */
export function backendOf(settings: EditorSettings): Backend | undefined {
  if (settings.forge === "none") return undefined;
  const { repository: repo, branch } = settings;
  if (settings.forge === "github") {
    return settings.signIn === undefined
      ? { name: "github", repo, branch, auth_methods: ["token"] }
      : { name: "github", repo, branch, base_url: settings.signIn };
  }
  const { address, applicationId } = settings;
  if (settings.forge === "gitlab") {
    return {
      name: "gitlab",
      repo,
      branch,
      auth_type: "pkce",
      ...(address ? { base_url: address, api_root: `${address}/api/v4` } : {}),
      app_id: applicationId,
    };
  }
  return {
    name: "gitea",
    repo,
    branch,
    ...(address ? { base_url: address, api_root: `${address}/api/v1` } : {}),
    ...(applicationId ? { app_id: applicationId } : { auth_methods: ["token"] }),
  };
}

/** Every change becomes a request that somebody reviews, where Sveltia CMS can make one. */
function isReviewed({ name }: Backend): boolean {
  return name === "github" || name === "gitlab";
}

/** What a file holds, unchecked; the build checks it. */
function raw(file: string): unknown {
  return readContent(file, v.unknown());
}

/** Numbers up to 200 show every form that the three languages have for whole numbers. */
function pluralFormsOf(locale: string): PluralForm[] {
  const rules = new Intl.PluralRules(locale);
  const examples = [...Array(201).keys(), 1_000_000];
  return rules.resolvedOptions().pluralCategories.map((category) => {
    const numbers = examples.filter((number) => rules.select(number) === category);
    return { category, numbers: numbers.slice(0, 4).join(", ") };
  });
}
