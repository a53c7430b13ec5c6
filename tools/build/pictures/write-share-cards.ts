import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { loadTexts } from "../../../src/content/load-content.ts";
import { languages } from "../../../src/i18n/languages.ts";
import { shareCardPath, shareGroups } from "../../../src/layouts/share-card.ts";
import { shareSchema } from "../../../src/layouts/share-texts.ts";
import { uiSchema } from "../../../src/layouts/ui-texts.ts";
import { drawShareCard } from "./share-card.ts";
import { loadTypeface } from "./typeface.ts";

/** Writes the share card of every group of pages in every language into the built site. */
export async function writeShareCards(folder: string): Promise<void> {
  const cards = languages().flatMap((language) => {
    const texts = loadTexts("share.yaml", shareSchema, language);
    const { name } = loadTexts("ui.yaml", uiSchema, language);
    return shareGroups.map((group) => ({ group, language, words: { name, ...texts[group] } }));
  });
  const all = cards.flatMap(({ words: { name, title, line } }) => [name, title, line]);
  const [strong, plain] = await Promise.all([loadTypeface(600, all), loadTypeface(400, all)]);
  for (const { group, language, words } of cards) {
    const file = join(folder, shareCardPath(group, language));
    await mkdir(dirname(file), { recursive: true });
    const svg = drawShareCard(group, words, language, { strong, plain });
    // Flat colours: a palette of 64 keeps the edges smooth.
    await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 10 }).toFile(file);
  }
}
