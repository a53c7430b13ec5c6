declare module "bidi-js" {
  type Levels = { readonly levels: Uint8Array };
  type Bidi = {
    getEmbeddingLevels(text: string, base: "ltr" | "rtl" | "auto"): Levels;
    getReorderedString(text: string, levels: Levels): string;
  };
  export default function bidiFactory(): Bidi;
}
