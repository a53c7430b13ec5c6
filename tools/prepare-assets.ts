import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { updateTextTypes } from "../src/content/text-types.server.ts";

const folder = new URL("../generated/", import.meta.url);
const resolve = createRequire(import.meta.url).resolve;

// English and French letters fit into one round trip of a new connection. Rarer letters fall back.
const letters = `${range(0x20, 0x5a)}_${range(0x61, 0x7a)}ÀÂÇÈÉÊÎÔàâçèéêëîïôùûüœ`;
const latin = `${letters}«»©–—‘’“”…€−←→\u00a0\u200b\u200e\u200f\u202f`;
const arabic = `،؛؟${range(0x621, 0x652)}٪٫٬ٱپچڤگﷲﷺ\u200c\u200d\u200e`;
// Arabic pages take digits, marks and capitals from the Latin file (MRU, PIN, the holder's name).
// Small letters would add 2.6 KB, and all features of the typeface 0.7 KB.
const signs = `${range(0x20, 0x5a)}\u00a0«»–—…←→−\u200b\u200e\u200f\u202f`;
const features = "kern mark mkmk ccmp locl init medi fina isol rlig liga calt".split(" ");
const fonts = [
  font("latin", latin, "latin"),
  font("latin", signs, "signs", []),
  font("arabic", arabic, "arabic"),
];

mkdirSync(folder, { recursive: true });
for (const one of fonts) if (isOutdated(one)) await makeFont(one);
updateTextTypes();

/** A new version of the typeface changes the lock file. */
function isOutdated({ target }: ReturnType<typeof font>): boolean {
  const made = statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return [import.meta.filename, "package-lock.json"].some((file) => made < statSync(file).mtimeMs);
}

function font(script: "latin" | "arabic", characters: string, name: string, keep = features) {
  const source = resolve(
    `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  return { source, characters, keep, target: new URL(`readex-pro-${name}.woff2`, folder) };
}

async function makeFont({
  source,
  characters,
  keep,
  target,
}: ReturnType<typeof font>): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    keepFeatures: keep,
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  writeFileSync(target, subset);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}
