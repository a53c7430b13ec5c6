/* Keeps the chosen event in the language switch until the form does it. */

const { search, hash } = location;

if (search.startsWith("?event=")) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    link.search = search;
    link.hash = hash;
  }
}
