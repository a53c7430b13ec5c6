/* Parts of browser interfaces that TypeScript's types do not have. */

interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean };
}

/** HTML, section 6.9. Firefox and Safari have none. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string;
}
