import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { languages } from "../../src/content/load-content.ts";
import { cardsPath, entryCard, takenCards } from "../../src/diary/entry-card.ts";
import { loadDiary } from "../../src/diary/load-diary.ts";
import { shareCardPath, shareCardSize, shareGroups } from "../../src/layouts/share-card.ts";
import { entryCardHtml, shareCardHtml, svgUrl } from "./share-card.ts";

/** A picture that is taken of a small page and committed. */
export type Picture = {
  /** Its place on the site, such as `/share/home-en.png`. */
  readonly path: string;
  /** Where it is committed: in `public/`, or beside the entry that it belongs to. */
  readonly file: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** How many colours it keeps. The drawings are flat: these many keep the edges smooth. */
  readonly colors: number;
  /** The whole page, with drawings and fonts in it. */
  readonly html: string;
};

/**
 * The icons by their place, with their width in pixels. The mark stays inside the circle that a phone
 * may cut out, so the maskable icon is the same drawing.
 */
const icons = {
  "/favicon.ico": 32,
  "/apple-touch-icon.png": 180,
  "/icons/icon-192.png": 192,
  "/icons/icon-512.png": 512,
  "/icons/icon-maskable-512.png": 512,
} as const;

/** Every picture of the site that is taken: the share cards in all languages, and the icons. */
export function listPictures(): Picture[] {
  const cards = languages().flatMap((language) =>
    shareGroups.map((group) => ({
      ...publicFile(shareCardPath(group, language)),
      ...shareCardSize,
      colors: 64,
      html: shareCardHtml(group, language),
    })),
  );
  const icon = `<!doctype html><title>icon</title><style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${svgUrl("icon")}" alt="">`;
  return [
    ...cards,
    ...listEntryCards(),
    ...Object.entries(icons).map(([path, size]) => ({
      ...publicFile(path),
      width: size,
      height: size,
      colors: 32,
      html: icon,
    })),
  ];
}

const publicFile = (path: string) => ({ path, file: `public${path}` });

/** The cards of the diary's entries. */
function listEntryCards(): Picture[] {
  return loadDiary().flatMap((entry) =>
    languages().map((language) => {
      const card = entryCard(entry, language);
      return {
        path: `/diary/cards/${card.file}`,
        file: join(cardsPath(), card.file),
        ...shareCardSize,
        colors: 32,
        html: entryCardHtml(card, language),
      };
    }),
  );
}

/** The cards of entries that are gone or say something else now. */
export function listStaleCards(): string[] {
  const wanted = new Set(listEntryCards().map(({ file }) => file));
  return takenCards()
    .map((name) => join(cardsPath(), name))
    .filter((file) => !wanted.has(file));
}

/** What a picture is made from, in short: it changes with any text, drawing, font, style or size. */
export function hashOf({ file: _, ...picture }: Picture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("base64url").slice(0, 22);
}

/** The file that says for each committed picture what it was made from. */
export const lockFile = new URL("pictures.lock.json", import.meta.url);

/** The pictures that are missing or made from something else than what there is now. */
export function listOutdated(): Picture[] {
  const madeFrom = existsSync(lockFile)
    ? v.parse(v.record(v.string(), v.string()), JSON.parse(readFileSync(lockFile, "utf8")))
    : {};
  return listPictures().filter(
    (picture) => madeFrom[picture.path] !== hashOf(picture) || !existsSync(picture.file),
  );
}
