import { basename } from "node:path";
import type { Backend, CmsConfig } from "@sveltia/cms";
import { testsSchema } from "../../components/accessibility/accessibility-tests.server.ts";
import { diaryEntrySchema } from "../../components/diary/load-diary.server.ts";
import { needSchema } from "../../components/donate/need/load-need.server.ts";
import { eventSchema } from "../../components/events/load-events.server.ts";
import { figuresSchema } from "../content/figures.server.ts";
import { languages, textFile, textNames } from "../content/load-content.server.ts";
import { readYaml } from "../content/read-yaml.server.ts";
import { recordsSchema } from "../content/records.server.ts";
import { siteSchema } from "../content/site.server.ts";
import { dataFields } from "./data-fields.server.ts";
import { readable, withHints } from "./field-words.server.ts";
import { textFields } from "./text-fields.server.ts";

const dataFiles = () =>
  [
    ["site", "The charity", siteSchema()],
    ["figures", "Figures", figuresSchema],
    ["need", "The open need", needSchema()],
    ["records", "Whose records", recordsSchema()],
    ["accessibility-tests", "Accessibility tests", testsSchema],
  ] as const;

/** @param backend where the editor stores files; `test-repo` is the browser's own file system */
export function editorConfig(backend: Backend, address: string): CmsConfig {
  const files = editorFiles();
  const codes = languages().map(({ code }) => code);
  return {
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
    singletons: [...files.data, { divider: true }, ...files.texts],
    collections: files.entries,
  };
}

export function editorFiles() {
  const data = dataFiles().map(([name, label, schema]) => ({
    name,
    label,
    file: `content/${name}.yaml`,
    fields: withHints([name], dataFields(schema)),
  }));
  const texts = textNames().map((name) => {
    const file = textFile(name, "{{locale}}");
    const textsName = `texts-${basename(file, ".yaml")}`;
    return {
      name: textsName,
      label: readable(name),
      file: `content/${file}`,
      fields: withHints([textsName], textFields(name, readYaml(textFile(name)))),
      i18n: true,
    };
  });
  const [main] = languages();
  const kinds = [
    ["diary", "Diary entries", diaryEntrySchema(), "date", `place.${main.code}`],
    ["events", "Events", eventSchema(), "day", `words.${main.code}.title`],
  ] as const;
  const entries = kinds.map(([name, label, schema, day, title]) => ({
    name,
    label,
    folder: `content/${name}`,
    fields: withHints([name], dataFields(schema)),
    create: true,
    extension: "yaml",
    slug: `{{fields.${day}}}-{{fields.${title}}}`,
    identifier_field: day,
    summary: `{{fields.${day}}}, {{fields.${title}}}`,
    media_folder: "",
    public_folder: "",
  }));
  return { data, texts, entries };
}
