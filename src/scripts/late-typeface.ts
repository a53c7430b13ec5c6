/**
 * Shows headings in the site's typeface when its file comes after the first drawing
 * (docs/decisions/007-what-is-loaded-when.md). Nothing may move: a heading that would get another height keeps the
 * fallback, and so does one with a number, which would move within an Arabic line.
 */
export function showLateTypeface(): void {
  const showInHeadings = () => {
    for (const heading of document.querySelectorAll<HTMLElement>("h1,h2")) {
      const { dataset, offsetHeight } = heading;
      dataset["late"] = "";
      const isMoved = heading.offsetHeight !== offsetHeight;
      if (isMoved || /\d/.test(heading.textContent)) delete dataset["late"];
    }
  };
  const loaded = document.fonts.load("1em Late").then(showInHeadings);
  // Without the file, as without a network, the headings stay as they are.
  loaded.catch(() => {});
}
