/** Types for the part of a package without types. */
declare module "subset-font" {
  type Axis = { min: number; max: number; default: number };
  type Options = {
    targetFormat: "truetype" | "woff2";
    keepFeatures: string[];
    variationAxes?: Record<string, Axis>;
    dropTables?: string[];
    /** There is then no text. */
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
