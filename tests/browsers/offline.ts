import { expect, test } from "vitest";
import { lookOfPage } from "./page-look.ts";
import { expectOnConsole, inLanguage, look, open, see, site, withoutRates } from "./visitor.ts";

test("without a network the pages that matter open as copies (ar)", async ({ skip }) => {
  expectOnConsole([...withoutRates, /not loaded: /u]);
  const { paths } = inLanguage("ar").shell;
  await open(paths.home);
  skip(!(await look(hasWorkers)), "it has no service workers");
  await see(true, isCached, paths.questions);
  await site.stop();
  for (const path of [paths.donate, paths.questions, paths.accounts, paths.home]) {
    await open(path);
    const { lang, headings, logoWidth, contentWidth } = await look(lookOfPage);
    expect([lang, headings, contentWidth], path).toEqual(["ar", 1, 360]);
    expect(logoWidth > 10 && logoWidth < 60, `${path}: the logo is ${logoWidth} px wide`).toBe(
      true,
    );
    await see(true, saysThatItIsACopy);
  }
});

function hasWorkers(): boolean {
  return "serviceWorker" in navigator;
}

async function isCached(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    paths.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return paths.includes(path);
}

function saysThatItIsACopy(): boolean {
  const notice = document.querySelector("aside.offline-copy-notice");
  // The element exists without a height before it has words.
  return notice !== null && notice.clientHeight > 0;
}
