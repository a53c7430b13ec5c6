/** An element as Astro writes it: values in quotation marks, and no other of its name inside. */
export type PageElement = { readonly whole: string; readonly tag: string; readonly text: string };

export function elementsIn(html: string, name: string): readonly PageElement[] {
  const elements = html.matchAll(new RegExp(`(<${name}\\b[^>]*>)(.*?)</${name}>`, "gs"));
  return [...elements].map(([whole, tag = "", text = ""]) => ({ whole, tag, text }));
}

export const without = (html: string, elements: readonly PageElement[]): string =>
  elements.reduce((rest, { whole }) => rest.replace(whole, ""), html);

/** @returns an attribute's value as it is written, or no text */
export const valueIn = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** @throws Error when Astro has not written what a step needs */
export function expectAstro(isSo: boolean, writes: string): void {
  if (isSo) return;
  throw new Error(
    `expected ${writes}. Astro may write them in another way since the last upgrade; ` +
      "tools/build has to follow.",
  );
}
