import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadTexts } from "../../src/content/load-texts.ts";
import type { EntryCard } from "../../src/diary/entry-card.ts";
import type { Language } from "../../src/i18n/languages-schema.ts";
import { type ShareGroup, shareCardSize } from "../../src/layouts/share-card.ts";

type Drawing = { readonly name: string; readonly keep?: "left" | "center" };

/** The drawings of a group (`art/`), one above the other, and the side of each that is kept. */
const drawings: Readonly<Record<ShareGroup, readonly Drawing[]>> = {
  home: [{ name: "hero" }],
  work: [{ name: "food" }, { name: "water" }, { name: "clean-up" }],
  join: [{ name: "clean-up", keep: "left" }],
  donate: [{ name: "food" }],
  diary: [{ name: "clean-up" }, { name: "water" }],
};

/** The drawing of an entry of the diary, by its program. */
const drawingOf = { food: "food", water: "water", cleanUp: "clean-up" } as const;

const color = {
  paper: "#FBF5E9",
  ink: "#2B1D14",
  umber: "#6B4630",
  ocean: "#0B4F4A",
  red: "#A63A1E",
  sun: "#E9A825",
} as const;

/** The share card of a group of pages as a page of its own. */
export function shareCardHtml(group: ShareGroup, language: Language): string {
  const { title, line } = loadTexts("share", language)[group];
  return cardHtml({ title, line, lines: 2, pictures: drawings[group] }, language);
}

/** The share card of an entry of the diary, which says so when the entry is made up. */
export function entryCardHtml({ program, ...words }: EntryCard, language: Language): string {
  return cardHtml({ ...words, lines: 3, pictures: [{ name: drawingOf[program] }] }, language);
}

type Card = {
  readonly title: string;
  readonly line: string;
  /** How many lines the line may take. */
  readonly lines: number;
  readonly mark?: string | undefined;
  readonly pictures: readonly Drawing[];
};

/**
 * A card: the name, the title and a line on paper, the drawings beside them, the ornament of Walata
 * below. A text is set at the first of its `data-sizes`, in pixels, at which it takes no more than
 * `data-lines`.
 */
function cardHtml({ title, line, lines, mark, pictures }: Card, language: Language): string {
  const { name } = loadTexts("ui", language);
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${styles()}</style>
<div class="words">
<header><img src="${svgUrl("mark", color.ocean)}" alt=""><p data-sizes="36" data-lines="1">${escaped(name)}</p>${mark === undefined ? "" : `<strong style="margin-inline-start:auto;padding:0 20px;background:${color.red};color:${color.paper}">${escaped(mark)}</strong>`}</header>
<main><h1 data-sizes="72 66 60 54" data-lines="3">${escaped(title)}</h1>
<p data-sizes="32 30" data-lines="${lines}">${escaped(line)}</p></main>
</div>
<div class="pictures">${pictures.map(({ name, keep = "center" }) => `<img src="${svgUrl(name)}" alt="" style="object-position:${keep}">`).join("")}</div>
<div class="band"></div>
`;
}

function styles(): string {
  return `
${fontFace("latin")}
${fontFace("arabic")}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template: minmax(0, 1fr) 72px / minmax(0, 1fr) 500px; width: ${shareCardSize.width}px; height: ${shareCardSize.height}px; background: ${color.paper}; font: 400 32px/1.3 "Readex latin", "Readex arabic" }
.words { display: flex; flex-direction: column; padding: 52px 60px 0 }
header { display: flex; align-items: center; gap: 18px; height: 64px; color: ${color.ocean}; font-weight: 600 }
header img { width: 64px; height: 64px }
main { display: flex; flex: 1; flex-direction: column; min-height: 0; margin-block: 12px; justify-content: center; gap: 20px; color: ${color.umber}; text-wrap: balance }
h1 { color: ${color.ink}; font-weight: 600; line-height: 1.2 }
[dir=rtl] body { font-family: "Readex arabic", "Readex latin"; line-height: 1.6 }
[dir=rtl] h1 { line-height: 1.5 }
.pictures { display: grid; grid-auto-rows: minmax(0, 1fr) }
.pictures img { width: 100%; height: 100%; object-fit: cover }
.band { grid-column: 1 / -1; background: ${color.ocean} url("${svgUrl("ornament-band", color.sun)}") 0 50% / 200px 40px repeat-x }
`;
}

/** The site's typeface, whole: the build's own cut may lack a letter that only a card has. */
function fontFace(script: "latin" | "arabic"): string {
  const { resolve } = createRequire(import.meta.url);
  const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const address = `data:font/woff2;base64,${readFileSync(resolve(file), "base64")}`;
  return `@font-face { font-family: "Readex ${script}"; font-weight: 200 700; src: url(${address}) }`;
}

/** A drawing as an address of its own, so that the ids in two of them do not meet. */
export function svgUrl(name: string, currentColor = "currentColor"): string {
  const svg = readFileSync(new URL(`../../art/${name}.svg`, import.meta.url), "utf8");
  const colored = svg.replaceAll("currentColor", currentColor);
  return `data:image/svg+xml;base64,${Buffer.from(colored).toString("base64")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
