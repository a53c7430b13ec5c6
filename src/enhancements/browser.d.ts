/*
 * What is used of two interfaces that TypeScript's types do not have. Trusted Types (W3C): a trusted
 * address stands for the text it was made of, and is taken wherever an address is. Network Information
 * (WICG), not in every browser.
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

interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
