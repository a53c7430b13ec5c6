import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colour } from "./colours.server.ts";

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(pair: string): number {
  const [light = 0, dark = 0] = pair
    .split(" on ")
    .map((name) => luminance(colour(name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "sand", "white"];
const texts = [
  ...["ink", "ink-soft", "press", "danger"].flatMap((word) =>
    grounds.map((ground) => `${word} on ${ground}`),
  ),
  ..."accent on paper, accent on white, white on press, white on press-deep".split(", "),
  ..."white on accent, white on ink, white on ink-soft, ink on sun, ink on danger-pale".split(", "),
  ..."paper on press-deep, press-pale on press-deep".split(", "),
  ..."ink on press-pale, ink-soft on press-pale, press on press-pale".split(", "),
];
const labels = "accent on sand, sand on accent, sun on press-deep".split(", ");

const shapes = [
  ..."ink-soft on white, ink-soft on sand, press on paper, press on sand".split(", "),
  ..."danger on white, sun on press-deep, white on accent".split(", "),
];

test.each([
  [7, "WCAG 2.2, 1.4.6, for reading in sunlight", texts],
  [4.5, "WCAG 2.2, 1.4.3, for labels", labels],
  [3, "WCAG 2.2, 1.4.11, for shapes", shapes],
])("contrast: is at least %d to 1 (%s)", (least, _rule, pairs) => {
  expect(pairs.filter((pair) => contrast(pair) < least)).toEqual([]);
});

test("contrast: each colour is in a pair, except those of lines and of a faint ground", () => {
  const names = readFileSync("src/styles/tokens.css", "utf8").match(/(?<=--color-)[\w-]+/g) ?? [];
  const paired = [...texts, ...labels, ...shapes].flatMap((pair) => pair.split(" on "));
  expect(names.filter((name) => !paired.includes(name))).toEqual(["line", "press-faint"]);
});
