import { describe, expect, test } from "vitest";
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

describe("contrast of text", () => {
  test.each(texts)("contrast: %s is at least 7 to 1 in sunlight (WCAG 2.2, 1.4.6)", (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(7);
  });

  test.each(labels)("contrast: %s is at least 4.5 to 1 (WCAG 2.2, 1.4.3)", (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("contrast of controls", () => {
  test.each(shapes)("contrast: %s is at least 3 to 1 (WCAG 2.2, 1.4.11)", (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(3);
  });
});
