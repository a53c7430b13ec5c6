/** The part of bidi-js (Unicode Standard Annex 9), which brings no types, that tests use. */
declare module "bidi-js" {
  type Levels = { readonly levels: Uint8Array };
  type Bidi = {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): Levels;
    getReorderedString(text: string, levels: Levels): string;
  };
  export default function bidiFactory(): Bidi;
}
