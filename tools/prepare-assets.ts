import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { updateTextTypes } from "../src/lib/content/text-types.server.ts";
import { withEqualDigits } from "./equal-digits.ts";

const folder = new URL("../generated/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

// English and French letters fit into one round trip of a new connection. Rarer letters fall back.
const common = `${range(0x20, 0x5a)}_${range(0x61, 0x7a)}ÀÂÇÈÉÊÎÔàâçèéêëîïôùûüœ`;
const latin = `${common}«»©–—‘’“”…€−←→\u00a0\u200b\u200e\u200f\u202f`;
const arabic = `،؛؟${range(0x621, 0x652)}گ\u200c\u200d\u200e`;
// Arabic pages need these letters for amounts, the holder's name, the reference, addresses and French.
const alphabet = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
const basicLatin = `#%&'()+,-./:=@${range(0x30, 0x39)}${alphabet} \u00a0«»–’àçèéê…−\u200b\u200e\u200f`;
const features = "kern mark ccmp locl init medi fina isol rlig liga calt".split(" ");
// Arabic pages load two files. They are small, because bold is 600 and Latin has no features.
const fonts = [
  { script: "latin", name: "latin", letters: latin, heaviest: 700, features },
  { script: "latin", name: "basic-latin", letters: basicLatin, heaviest: 600, features: [] },
  { script: "arabic", name: "arabic", letters: arabic, heaviest: 600, features },
] as const;

/** What pages show in the typeface. */
export const shownLetters = new Set(fonts.flatMap(({ letters }) => [...letters]));

/** Writes the fonts and the types of the texts into `generated/`, unless they are there. */
export async function prepareAssets(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) {
    const target = new URL(`readex-pro-${font.name}.woff2`, folder);
    if (isOutdated(target)) writeFileSync(target, await subsetOf(font));
  }
  updateTextTypes();
}

/** A new version of the typeface changes the lock file. */
function isOutdated(target: URL): boolean {
  const madeAt = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [import.meta.filename, "package-lock.json"].some(
    (file) => madeAt < statSync(file).mtimeMs,
  );
}

async function subsetOf({ script, letters, ...font }: (typeof fonts)[number]): Promise<Buffer> {
  const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const keepFeatures = [...font.features];
  const hasDigits = letters.includes("0");
  const subset = await subsetFont(readFileSync(resolve(file)), letters, {
    targetFormat: "truetype",
    keepFeatures,
    variationAxes: { wght: { min: 400, max: font.heaviest, default: 400 } },
    // Browsers do not need these names, and compute most metrics from the outlines.
    dropTables: ["MVAR", "STAT", ...(hasDigits ? [] : ["HVAR"])],
  });
  return subsetFont(hasDigits ? withEqualDigits(subset) : subset, undefined, {
    targetFormat: "woff2",
    keepFeatures,
    keepAllGlyphs: true,
  });
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

if (import.meta.main) await prepareAssets();
