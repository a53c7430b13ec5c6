import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";

/** The scripts that Readex Pro comes in, one font file each. */
const scripts = ["arabic", "latin"] as const;
type Script = (typeof scripts)[number];

/** The site's typeface in one weight, ready to be shaped. The Arabic file has no Latin letters. */
export type Typeface = {
  readonly fonts: Readonly<Record<Script, Font>>;
  /** Which of the two has this character; nothing when neither has. */
  readonly scriptOf: (character: string) => Script | undefined;
  /** Font units in one em. */
  readonly unitsPerEm: number;
};

const resolve = createRequire(import.meta.url).resolve;

/**
 * Loads what of Readex Pro these texts need.
 * @param weight 200 to 700
 */
export async function loadTypeface(weight: number, texts: readonly string[]): Promise<Typeface> {
  const characters = texts.join("");
  const [arabic, latin] = await Promise.all([
    loadFace("arabic", weight, characters),
    loadFace("latin", weight, characters),
  ]);
  const known = { arabic: charactersOf(arabic), latin: charactersOf(latin) };
  return {
    fonts: { arabic: new Font(arabic), latin: new Font(latin) },
    scriptOf: (character) => scripts.find((script) => known[script].has(character)),
    unitsPerEm: latin.upem,
  };
}

async function loadFace(script: Script, weight: number, characters: string): Promise<Face> {
  const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const font = await subsetFont(await readFile(resolve(file)), characters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
  return new Face(new Blob(font));
}

function charactersOf(face: Face): ReadonlySet<string> {
  return new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
}
