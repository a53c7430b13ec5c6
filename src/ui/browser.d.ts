/* What is used of interfaces that TypeScript's types for pages do not have. */

interface Window {
  readonly trustedTypes?: {
    /** The empty text, trusted without a policy. */
    readonly emptyHTML: string;
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
