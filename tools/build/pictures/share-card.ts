import { readFileSync } from "node:fs";
import type { Language } from "../../../src/i18n/languages-schema.ts";
import { type ShareGroup, shareCardSize } from "../../../src/layouts/share-card.ts";
import { setText } from "./set-text.ts";
import type { Typeface } from "./typeface.ts";

const { width, height } = shareCardSize;
const panel = { width: 500, margin: 60, band: 72 } as const;
const color = {
  paper: "#FBF5E9",
  ink: "#2B1D14",
  umber: "#6B4630",
  ocean: "#0B4F4A",
  sun: "#E9A825",
  ochre: "#A63A1E",
} as const;

type Drawing = { readonly name: string; readonly keep?: "xMin" | "xMid" };

/** The drawings of a group (`art/`), one above the other, and the part of each that is kept. */
const drawings: Readonly<Record<ShareGroup, readonly Drawing[]>> = {
  home: [{ name: "hero" }],
  work: [{ name: "food" }, { name: "water" }, { name: "clean-up" }],
  join: [{ name: "clean-up", keep: "xMin" }],
  donate: [{ name: "food" }],
};

type Words = { readonly name: string; readonly title: string; readonly line: string };
type Typefaces = { readonly strong: Typeface; readonly plain: Typeface };

/**
 * The share card as an SVG of outlines: the name, the title and a line on paper, the group's
 * drawings beside them, the ornament of Walata below. Words start where the language does.
 */
export function drawShareCard(
  group: ShareGroup,
  words: Words,
  { dir }: Pick<Language, "dir">,
  typefaces: Typefaces,
): string {
  const picture = dir === "rtl" ? 0 : width - panel.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<path fill="${color.paper}" d="M0 0h${width}v${height}H0z"/>
${drawPictures(drawings[group], picture)}
${drawBand()}
${drawWords(words, dir, typefaces)}
</svg>`;
}

function drawWords(
  { name, title, line }: Words,
  dir: Language["dir"],
  { strong, plain }: Typefaces,
) {
  const rtl = dir === "rtl";
  const start = rtl ? width - panel.margin : panel.margin;
  const maxWidth = width - panel.width - 2 * panel.margin;
  const common = { direction: dir, x: start, maxWidth };
  const lineHeight = rtl ? 1.5 : 1.2;
  const heading = setText(title, {
    ...common,
    typeface: strong,
    sizes: [72, 66, 60, 54],
    maxLines: 3,
    lineHeight,
    fill: color.ink,
  });
  const subtitle = setText(line, {
    ...common,
    typeface: plain,
    sizes: [32, 30],
    maxLines: 2,
    lineHeight: lineHeight + 0.1,
    fill: color.umber,
  });
  const markSize = 64;
  const sign = setText(name, {
    ...common,
    typeface: strong,
    x: rtl ? start - markSize - 18 : start + markSize + 18,
    sizes: [36],
    maxLines: 1,
    lineHeight: 64 / 36,
    fill: color.ocean,
  });
  const room = { top: panel.margin + markSize, bottom: height - panel.band };
  const top = Math.round((room.top + room.bottom - heading.height - subtitle.height - 20) / 2);
  return [
    drawMark(rtl ? start - markSize : start, panel.margin - 8, markSize),
    `<g transform="translate(0 ${panel.margin - 8})">${sign.svg}</g>`,
    `<g transform="translate(0 ${top})">${heading.svg}</g>`,
    `<g transform="translate(0 ${top + heading.height + 20})">${subtitle.svg}</g>`,
  ].join("\n");
}

function drawMark(x: number, y: number, size: number): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 48 48" color="${color.ocean}" fill="currentColor">${artwork("mark").inner}</svg>`;
}

function drawPictures(pictures: readonly Drawing[], x: number): string {
  const each = (height - panel.band) / pictures.length;
  return pictures
    .map(({ name, keep = "xMid" }, i) => {
      const { viewBox, inner } = artwork(name);
      return `<svg x="${x}" y="${Math.round(i * each)}" width="${panel.width}" height="${Math.round(each)}" viewBox="${viewBox}" preserveAspectRatio="${keep}YMid slice">${inner}</svg>`;
    })
    .join("\n");
}

/** The ornament, six times side by side. */
function drawBand(): string {
  const { viewBox, inner } = artwork("ornament-band");
  const tile = { width: 200, height: 40 };
  const y = height - panel.band;
  const tiles = Array.from(
    { length: width / tile.width },
    (_, i) =>
      `<svg x="${i * tile.width}" y="${y + (panel.band - tile.height) / 2}" width="${tile.width}" height="${tile.height}" viewBox="${viewBox}" color="${color.sun}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`,
  );
  return `<path fill="${color.ocean}" d="M0 ${y}h${width}v${panel.band}H0z"/>${tiles.join("")}`;
}

function artwork(name: string): { viewBox: string; inner: string } {
  const svg = readFileSync(new URL(`../../../art/${name}.svg`, import.meta.url), "utf8");
  const [, attributes = "", inner = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(svg) ?? [];
  const [, viewBox] = /viewBox="([^"]+)"/.exec(attributes) ?? [];
  if (viewBox === undefined) throw new Error(`art/${name}.svg has no viewBox`);
  return { viewBox, inner };
}
