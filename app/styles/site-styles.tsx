import css from "./site.css?inline";

// The browser's build carries no copy: hydration leaves what the page already has.
const html = import.meta.env.SSR || import.meta.env.DEV ? css : "";

/** The site's styles inside the page: no round trip before the first paint. */
export function SiteStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, made by the build
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
