import type * as v from "valibot";

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
export const collections: readonly EntryCollection[] = [];
