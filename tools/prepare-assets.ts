import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { updateTextTypes } from "../src/content/text-types.server.ts";

const folder = new URL("../generated/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

// English and French letters fit into one round trip of a new connection. Rarer letters fall back.
const letters = `${range(0x20, 0x5a)}_${range(0x61, 0x7a)}ÀÂÇÈÉÊÎÔàâçèéêëîïôùûüœ`;
const latin = `${letters}«»©–—‘’“”…€−←→\u00a0\u200b\u200e\u200f\u202f`;
const arabic = `،؛؟${range(0x621, 0x652)}گ\u200c\u200d\u200e`;
// Arabic pages need these letters for amounts, the holder's name, the reference, addresses and French.
const alphabet = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
const basicLatin = `%'()+,-./:=@${range(0x30, 0x39)}${alphabet} \u00a0«»–’àçèéê…−\u200b\u200e\u200f`;
const features = "kern mark ccmp locl init medi fina isol rlig liga calt".split(" ");
// Arabic pages load two files. They are small, since bold is 600 and Latin has no features.
const fonts = [
  font("latin", latin, "latin"),
  font("latin", basicLatin, "basic-latin", { heaviest: 600, keep: [] }),
  font("arabic", arabic, "arabic", { heaviest: 600 }),
];

mkdirSync(folder, { recursive: true });
for (const fontFile of fonts) if (isOutdated(fontFile)) await makeFont(fontFile);
updateTextTypes();

/** A new version of the typeface changes the lock file. */
function isOutdated({ target }: ReturnType<typeof font>): boolean {
  const madeAt = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [import.meta.filename, "package-lock.json"].some(
    (file) => madeAt < statSync(file).mtimeMs,
  );
}

function font(
  script: "latin" | "arabic",
  characters: string,
  name: string,
  { heaviest = 700, keep = features } = {},
) {
  const source = resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  const target = new URL(`readex-pro-${name}.woff2`, folder);
  return { source, characters, heaviest, keep, target };
}

async function makeFont(fontFile: ReturnType<typeof font>): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  const subset = await subsetFont(readFileSync(fontFile.source), fontFile.characters, {
    targetFormat: "woff2",
    keepFeatures: fontFile.keep,
    variationAxes: { wght: { min: 400, max: fontFile.heaviest, default: 400 } },
    // Browsers do not need these names, and compute the metrics from the outlines.
    dropTables: ["HVAR", "MVAR", "STAT"],
  });
  writeFileSync(fontFile.target, subset);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}
