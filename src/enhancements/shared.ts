/* What the enhancements share. */

/** What the storage holds under a key; nothing where it is denied. */
export function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** The nearest element around what was pressed that matches the selector. */
export function pressed({ target }: Event, selector: string): HTMLElement | null | false {
  return target instanceof Element && target.closest<HTMLElement>(selector);
}

/** The policy's name is the one that the pages' content security policy allows, once. */
const policy = window.trustedTypes?.createPolicy("khayma", { createScriptURL: (url) => url });

/** The address of one of the site's own scripts, as Trusted Types want it. Give it constants only. */
export const trusted = (url: string) => (policy ? policy.createScriptURL(url) : url);
