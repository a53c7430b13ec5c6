const style = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;

/** The style sheet that stands in a page; undefined where there is none. */
export function stylesOf(html: string): string | undefined {
  return style.exec(html)?.[2];
}

/** The page with another style sheet in place of its own; a page without one stays as it is. */
export function withStyles(html: string, css: string): string {
  return html.replace(style, (_, start: string, _css: string, end: string) => start + css + end);
}
