import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function token(name: string): string {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour "${name}"`);
  return value;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const channel = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(token(one)), luminance(token(other))].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "sand", "white"] as const;

const texts: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ["ink", "ink-soft", "press", "accent", "danger"].map((text) => [text, ground] as const),
  ),
  ["white", "press"],
  ["white", "press-deep"],
  ["white", "accent"],
  ["sand", "accent"],
  ["white", "ink"],
  ["white", "ink-soft"],
  ["paper", "press-deep"],
  ["press-pale", "press-deep"],
  ["sun", "press-deep"],
  ["ink", "sun"],
  ["ink", "press-pale"],
  ["ink-soft", "press-pale"],
  ["press", "press-pale"],
  ["ink", "danger-pale"],
];

const shapes: typeof texts = [
  ["ink-soft", "white"],
  ["ink-soft", "sand"],
  ["press", "paper"],
  ["press", "sand"],
  ["danger", "white"],
  ["sun", "press-deep"],
  ["white", "accent"],
];

describe("text is readable (WCAG 2.2, 1.4.3: 4.5 to 1)", () => {
  test.each(texts)("%s on %s", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("controls can be seen (WCAG 2.2, 1.4.11: 3 to 1)", () => {
  test.each(shapes)("%s on %s", (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
