declare module "subset-font" {
  type VariationAxis = number | { min?: number; max?: number; default?: number };
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2" | "truetype";
    variationAxes?: Record<string, VariationAxis>;
  };
  /** Keeps the glyphs of `text` only (HarfBuzz). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
