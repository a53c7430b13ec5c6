/** Types for the part of a package without types. */
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
