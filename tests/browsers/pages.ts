import { expect, test, vi } from "vitest";
import { type PageId, pageIds } from "../../src/content/pages.server.ts";
import { eachDirection, type InLanguage } from "../support/every-language.ts";
import { flexProblems } from "./flex-problems.ts";
import { textsOf } from "./in-page.ts";
import { layoutProblems } from "./layout-problems.ts";
import { windowSize } from "./open-browser.ts";
import { brokenImages, lookOfPage, usesOwnFont } from "./page-look.ts";
import { expectOnConsole, look, open, openReady, withoutRates } from "./visitor.ts";

/** The colour of `tokens.css`, which no browser has by default. */
const paper = "rgb(251, 245, 233)";

const maxNamed = 12;

for (const inLanguage of eachDirection) {
  for (const id of pageIds) {
    test(`${id} in ${inLanguage.language.code}`, () => checkPage(inLanguage, id));
  }
}

function expectedOn(id: PageId): readonly RegExp[] {
  if (id === "donate") return withoutRates;
  return id === "notFound" ? [/^warn: 404 \//u] : [];
}

async function checkPage({ language, shell }: InLanguage, id: PageId): Promise<void> {
  expectOnConsole(expectedOn(id));
  const path = id === "notFound" ? `${language.prefix}/no-such-page` : shell.paths[id];
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
  ];
  expect({ ...seen, problems: problems.slice(0, maxNamed) }).toEqual({
    lang: language.code,
    dir: language.dir,
    headings: 1,
    innerWidth: windowSize.width,
    width: windowSize.width,
    contentWidth: windowSize.width,
    paint: paper,
    problems: [],
  });
  await waitForFont(path);
}

/** The font is optional: if it came too late, the next visit shows it. */
async function waitForFont(path: string): Promise<void> {
  if (await look(usesOwnFont)) return;
  await vi.waitUntil(() => open(path).then(() => look(usesOwnFont)), 20_000);
}
