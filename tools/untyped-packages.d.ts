/** Types for the parts of packages without types that the tools and tests use. */
declare module "subset-font" {
  type Axis = { min: number; max: number; default: number };
  type Options = {
    targetFormat: "woff2";
    keepFeatures: string[];
    variationAxes: Record<string, Axis>;
    dropTables: string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module "bidi-js" {
  type Levels = { readonly levels: Uint8Array };
  type Bidi = {
    getEmbeddingLevels(text: string, base: "ltr" | "rtl" | "auto"): Levels;
    getReorderedString(text: string, levels: Levels): string;
  };
  export default function bidiFactory(): Bidi;
}
