import assert from "node:assert/strict";
import { type PageId, pageIds } from "../../src/site-map.ts";
import { everyLanguage, type InLanguage } from "../support/every-language.ts";
import { flexProblems } from "./flex-problems.ts";
import { textsOf } from "./in-page.ts";
import { type Journey, withoutRates } from "./journey.ts";
import { layoutProblems } from "./layout-problems.ts";
import { brokenImages, lookOfPage, usesOwnFont } from "./page-look.ts";
import { windowSize } from "./support/tab.ts";
import type { Visitor } from "./visitor.ts";

/** The colour of the paper in `tokens.css`, which no browser has by itself. */
const paper = "rgb(251, 245, 233)";

/** How often a page may be opened until its font is there: it is optional when it comes late. */
const visitsForFont = 6;

/** How many of a page's problems are named: where the styles are missing there are hundreds. */
const maxNamed = 12;

/** Every page in every language looks as it should on a small phone. */
export const pageJourneys: readonly Journey[] = everyLanguage.flatMap((inLanguage) =>
  pageIds.map((id) => ({
    name: `${id} in ${inLanguage.language.code}`,
    run: (visitor: Visitor) => checkPage(visitor, inLanguage, id),
    expected: expectedOn(id),
  })),
);

function expectedOn(id: PageId): readonly RegExp[] {
  if (id === "donate") return withoutRates;
  if (id !== "notFound") return [];
  return [/^warn(ing)?: 404 \//u, /status of 404 \(Not Found\) \([^)]*\/no-such-page\)$/u];
}

async function checkPage(
  visitor: Visitor,
  { language, shell }: InLanguage,
  id: PageId,
): Promise<void> {
  const { openReady, look } = visitor;
  const path = id === "notFound" ? `${language.prefix}/no-such-page` : shell.paths[id];
  // What is said late belongs to this page, not to the next.
  await openReady(path);
  const { logoWidth, ...seen } = await look(lookOfPage);
  const words = (await look(textsOf, "footer a, footer p")).join("\n");
  const { nav, more } = shell.ui;
  const problems = [
    ...(logoWidth > 10 && logoWidth < 60 ? [] : [`the logo is ${logoWidth} px wide`]),
    ...[nav.about, nav.donate, more.privacy]
      .filter((text) => !words.includes(text))
      .map((text) => `the footer does not say ${text}`),
    ...(await look(layoutProblems)),
    ...(await look(flexProblems)),
    ...(await look(brokenImages)).map((address) => `no picture: ${address}`),
    ...(await lacksFont(visitor, path)),
  ];
  assert.deepEqual(
    { ...seen, problems: problems.slice(0, maxNamed) },
    {
      lang: language.code,
      dir: language.dir,
      headings: 1,
      innerWidth: windowSize.width,
      width: windowSize.width,
      contentWidth: windowSize.width,
      paint: paper,
      problems: [],
    },
  );
}

async function lacksFont({ open, look }: Visitor, path: string): Promise<string[]> {
  for (let visits = 1; visits <= visitsForFont; visits += 1) {
    if (await look(usesOwnFont)) return [];
    await open(path);
  }
  // Optional on a busy machine: the browser may have it too late each time, but it must have it.
  return (await look(hasOwnFont)) ? [] : ["the heading is not set in Readex Pro"];
}

/** Whether the browser has loaded the site's font, used or not. */
function hasOwnFont(): boolean {
  let loaded = false;
  document.fonts.forEach(({ family, status }) => {
    if (family.includes("Readex Pro") && status === "loaded") loaded = true;
  });
  return loaded;
}
