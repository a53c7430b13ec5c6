import { parseArgs } from "node:util";
import { languages } from "../../src/content/load-content.ts";
import type { Language } from "../../src/i18n/languages-schema.ts";
import { type PageId, pageIds } from "../../src/site-map.ts";

export type BenchOptions = {
  /** How often each page is measured; the medians count. */
  readonly runs: number;
  readonly pages: readonly PageId[];
  readonly languages: readonly Language[];
  /** The built site. */
  readonly site: string;
};

/** The not-found page is left out: Lighthouse measures no page that answers 404. */
const measured = pageIds.filter((id) => id !== "notFound");

/**
 * Reads `--runs 5 --pages home,donate --languages en,ar --site build/client`; all of it is optional.
 * @throws Error for a page or language that does not exist
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: measured.join(",") },
      languages: {
        type: "string",
        default: languages()
          .map(({ code }) => code)
          .join(","),
      },
      site: { type: "string", default: "build/client" },
    },
  });
  return {
    runs: Math.max(1, Number.parseInt(values.runs, 10) || 1),
    pages: values.pages.split(",").map((name) => named(measured, name, (id) => id)),
    languages: values.languages.split(",").map((name) => named(languages(), name, codeOf)),
    site: values.site,
  };
}

const codeOf = ({ code }: Language) => code;

function named<Item>(items: readonly Item[], name: string, nameOf: (item: Item) => string): Item {
  const found = items.find((item) => nameOf(item) === name);
  if (found === undefined) throw new Error(`${name} is none of ${items.map(nameOf).join(", ")}`);
  return found;
}
