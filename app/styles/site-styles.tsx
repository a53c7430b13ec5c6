import css from "./site.css?inline";

/**
 * The site's styles inside the page: no round trip before the first paint. The text is in the
 * server build only; hydration leaves what the page already has.
 */
export function SiteStyles() {
  if (import.meta.env.DEV) return <style>{css}</style>;
  const html = import.meta.env.SSR ? css : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, made by the build
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
