/*
 * What is used of the Trusted Types API (W3C), which TypeScript's types do not have yet. A trusted
 * address stands for the text it was made of, and is taken wherever an address is.
 */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
    /** What is asked for every text that is put into the page as HTML; `null` refuses it. */
    createPolicy(name: "default", rules: { createHTML: (html: string) => string | null }): object;
  };
}
