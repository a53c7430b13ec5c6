import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { ContentError, makeEach } from "../../src/content/content-error.server.ts";
import { languages, loadTexts } from "../../src/content/load-content.server.ts";
import type { Language } from "../../src/i18n/languages-schema.server.ts";
import {
  type ShareGroup,
  shareCardPath,
  shareCardSize,
} from "../../src/layouts/page-head.server.ts";
import { colour } from "../../src/styles/colours.server.ts";
import { say } from "../../src/terminal/say.server.ts";

export type Picture = ReturnType<typeof listPictures>[number];

/** Widths in pixels. The mark stays inside the circle of a maskable icon. */
const icons = {
  "public/apple-touch-icon.png": 180,
  "public/icons/icon-192.png": 192,
  "public/icons/icon-512.png": 512,
  "public/icons/icon-maskable-512.png": 512,
} as const;

const drawings: Readonly<Record<ShareGroup, string>> = { home: "hero", donate: "food" };

const shareGroups = Object.keys(drawings).filter((name): name is ShareGroup => name in drawings);

/** The drawings are flat, so few colours keep their edges smooth. `shows` are the texts that a reader sees. */
export function listPictures() {
  const cards = languages().flatMap((language) =>
    shareGroups.map((group) => ({
      file: `public${shareCardPath(group, language)}`,
      ...shareCardSize,
      colors: 64,
      html: cardHtml(group, language),
      shows: textsOf(group, language).join(" | "),
    })),
  );
  const html = `<!doctype html><title>icon</title>
<style>body { margin: 0 } img { display: block; width: 100vw }</style><img src="${svgUrl("icon")}" alt="">`;
  const ofIcons = Object.entries(icons).map(([file, size]) => ({
    ...{ file, width: size, height: size, colors: 32 },
    ...{ html, shows: "" },
  }));
  return [...cards, ...ofIcons];
}

function textsOf(group: ShareGroup, language: Language) {
  const { title, line } = loadTexts("share", language)[group];
  return [loadTexts("ui", language).name, title, line] as const;
}

/** Each text gets the first of its `data-sizes`, in pixels, with at most `data-lines` lines. */
function cardHtml(group: ShareGroup, language: Language): string {
  const [name, title, line] = textsOf(group, language);
  return `<!doctype html>
<html lang="${language.code}" dir="${language.dir}">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>${styles()}</style>
<div class="words">
<header>
<img src="${svgUrl("mark", colour("press"))}" alt="">
<p data-sizes="36" data-lines="1">${escaped(name)}</p>
</header>
<main>
<h1 data-sizes="72 66 60 54" data-lines="3">${escaped(title)}</h1>
<p data-sizes="32 30" data-lines="2">${escaped(line)}</p>
</main>
</div>
<img class="picture" src="${svgUrl(drawings[group])}" alt="">
<div class="band"></div>
`;
}

function styles(): string {
  return `
${fontFace("latin")}
${fontFace("arabic")}
* { box-sizing: border-box; margin: 0 }
body { display: grid; grid-template: minmax(0, 1fr) 72px / minmax(0, 1fr) 500px;
  width: ${shareCardSize.width}px; height: ${shareCardSize.height}px; background: ${colour("paper")};
  font: 400 32px/1.3 "Readex latin", "Readex arabic" }
.words { display: flex; flex-direction: column; padding: 52px 60px 0 }
header { display: flex; align-items: center; gap: 18px; height: 64px; color: ${colour("press")};
  font-weight: 600 }
header img { width: 64px; height: 64px }
main { display: flex; flex: 1; flex-direction: column; min-height: 0; margin-block: 12px;
  justify-content: center; gap: 20px; color: ${colour("ink-soft")}; text-wrap: balance }
h1 { color: ${colour("ink")}; font-weight: 600; line-height: 1.2 }
[dir=rtl] body { font-family: "Readex arabic", "Readex latin"; line-height: 1.6 }
[dir=rtl] h1 { line-height: 1.5 }
.picture { width: 100%; height: 100%; object-fit: cover }
.band { grid-column: 1 / -1;
  background: ${colour("press")} url("${svgUrl("ornament-band", colour("sun"))}") 0 50% / 200px 40px repeat-x }
`;
}

/** Cards have the whole typeface, because the site's subset may lack a letter. */
function fontFace(script: "latin" | "arabic"): string {
  const { resolve } = createRequire(import.meta.url);
  const file = `@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`;
  const address = `data:font/woff2;base64,${readFileSync(resolve(file), "base64")}`;
  return `@font-face { font-family: "Readex ${script}"; font-weight: 200 700; src: url(${address}) }`;
}

/** Gives a drawing as a data address. Inside one page, the ids of two drawings would clash. */
function svgUrl(name: string, currentColor = "currentColor"): string {
  const svg = readFileSync(new URL(`../../art/${name}.svg`, import.meta.url), "utf8");
  const colored = svg.replaceAll("currentColor", currentColor);
  return `data:image/svg+xml;base64,${Buffer.from(colored).toString("base64")}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export const lockFile = new URL("pictures.lock.json", import.meta.url);

/** What the lock says of a picture: the texts that it shows, and its bytes. */
export function lockOf({ shows, file }: Picture) {
  const bytes = existsSync(file) ? readFileSync(file) : "";
  return { shows, bytes: createHash("sha256").update(bytes).digest("base64url").slice(0, 22) };
}

/** @throws ContentError naming each picture that shows other texts than the content, or was changed by hand */
export function checkShownTexts(): void {
  const lock = JSON.parse(readFileSync(lockFile, "utf8"));
  makeEach(listPictures(), (picture) => {
    const { file, shows } = picture;
    if (isDeepStrictEqual(lock[file], lockOf(picture))) return;
    const expected = say("expected a picture of “{texts}” that `npm run pictures` has made", {
      texts: shows,
    });
    throw new ContentError(file, [{ path: "", expected }]);
  });
}
