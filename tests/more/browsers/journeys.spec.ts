import { globSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pageIds, pagesWith } from "../../../src/lib/addresses/pages.server.ts";
import { payeeOf } from "../../support/donate-fixtures.ts";
import { eachDirection } from "../../support/every-language.ts";
import { inMain, volunteer } from "../../support/forms-content.ts";
import { goodValues } from "../../support/forms-page.ts";
import { type ServedCopy, serveCopy } from "../../support/served-copy.ts";
import { layoutCheck } from "../accessibility/layout-problems.ts";
import { browsers, type Tab } from "./browsers.ts";

const [, { language, shell } = inMain] = eachDirection;
const soon = { timeout: 30_000, intervals: [100] };

for (const { name, isThere, launch } of browsers) {
  test.describe(name, () => {
    // The last journey stops the server.
    test.describe.configure({ mode: "default", timeout: 120_000 });
    test.skip(!isThere, `${name} is not installed (docs/browsers.md)`);
    let copy: ServedCopy;
    let tab: Tab;
    test.beforeAll(async () => {
      copy = await serveCopy();
      watchPages(await copy.ownFolder());
      tab = await launch(copy.origin);
    });
    test.afterEach(async () => expect(await tab.evaluate("problems.join()")).toBe(""));
    test.afterAll(async () => {
      await tab?.close();
      await copy?.close();
    });

    /** Runs a function in the page, which can use only its argument, and gives its answer as text. */
    const look = (seek: (text: string) => unknown, text = "") =>
      tab.evaluate(`(${seek})(${JSON.stringify(text)})`);

    async function openReady(path: string): Promise<void> {
      await tab.open(copy.origin + path);
      await expect.poll(() => look(wakeIslands), soon).toBe("0");
    }

    // Each page may have a style that an old browser lacks. Another engine is tried where React runs.
    for (const id of name === "Chrome 80" ? pageIds : pagesWith("island")) {
      test(`${id} in ${language.code}: has its colours, and no text lies on another`, async () => {
        await openReady(shell.paths[id]);
        expect(await look(groundOf)).toBe(paper);
        expect(await tab.evaluate(layoutCheck)).toBe("");
        expect(await look(touchingItems)).toBe("");
      });
    }

    test("application: reaches the mailbox", async () => {
      const typed = { ...goodValues(volunteer), phone: "36 12 ٣٤ 56" };
      await openReady(volunteer.path);
      for (const [id, text] of Object.entries(typed)) await tab.type(`#volunteer-${id}`, text);
      await tab.press("main form [type=submit]");
      const outcome = () =>
        document.querySelectorAll("main [data-outcome]:focus, main [data-outcome] :focus").length;
      await expect.poll(() => look(outcome), soon).toBe("1");
      const [mail] = await (await fetch(`${copy.origin}/__mailbox.json`)).json();
      expect(mail.template_params).toMatchObject({ message: typed.message, phone: "+22236123456" });
    });

    test("Donate: reads Arabic digits and copies the number", async () => {
      const { copiedLarge } = payeeOf(inMain.shell, inMain.texts("donate"));
      await openReady(`${inMain.shell.paths.donate}#calculator`);
      // The calculator is drawn a moment after its island has woken.
      const selectAmount = () => {
        const field = document.querySelector<HTMLInputElement>("#amount");
        field?.select();
        return field?.id;
      };
      await expect.poll(() => look(selectAmount), soon).toBe("amount");
      await tab.type("#amount", "٢٥٠٠");
      await expect.poll(() => look(wordsOf, "#step-amount"), soon).toMatch(/^2\D500\D/u);
      await tab.press("#bankily button");
      await expect.poll(() => look(wordsOf, "body"), soon).toContain(copiedLarge);
    });

    test("offline: the main pages open as copies", async () => {
      await openReady(shell.paths.home);
      await expect.poll(() => look(isSaved, shell.paths.contact), soon).toBe("true");
      await copy.stop();
      for (const path of [shell.paths.donate, shell.paths.contact, shell.paths.home]) {
        await tab.open(copy.origin + path);
        expect(await look(groundOf), path).toBe(paper);
        const notice = () => `${document.querySelector("[data-payee-says=offline]")?.clientHeight}`;
        await expect.poll(() => look(notice), soon).toMatch(/^[1-9]/);
      }
      // Copies include neither all pictures nor the script that notes problems.
      await tab.evaluate("window.problems = []");
    });
  });
}

/** Keeps the problems of each page in `problems`, because not every driver can read the console. */
function watchPages(folder: string): void {
  const watch = `window.problems = [];
    for (const type of ["error", "unhandledrejection", "securitypolicyviolation"])
      addEventListener(type, (event) => problems.push(
        [type, event.message, event.reason, event.blockedURI, event.target.src].join(" ")), true);
    console.error = (...words) => problems.push(words.join(" "));`;
  writeFileSync(`${folder}/watch.js`, watch);
  for (const file of globSync(`${folder}/**/*.html`)) {
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace(/<head[^>]*>/u, '$&<script src="/watch.js"></script>'));
  }
}

// The functions below run in the page.

/** The colour of `tokens.css`, which no browser has by default. */
const paper = "rgb(251, 245, 233)";
const groundOf = () => getComputedStyle(document.documentElement).backgroundColor;
const wordsOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText;

/** Goes near islands that sleep, and counts them. A phone folds the calculator until it is a target. */
function wakeIslands(): number {
  document.documentElement.style.scrollBehavior = "auto";
  const insides = document.querySelectorAll(":not(.folded) > [ssr] > *, :target [ssr] > *");
  // The element of an island has no box.
  for (const inside of insides) inside.scrollIntoView();
  return insides.length;
}

/** Whether the worker has saved a page, and the browser who is paid. */
async function isSaved(path: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active && (await caches.match(path)) && localStorage["payee"]);
}

/** Flex items that touch in a browser without `gap`, which margins replace (`src/styles/older-browsers.css`). */
function touchingItems(): string[] {
  return [...document.querySelectorAll("body *")].flatMap((flex) => {
    const { display, columnGap, rowGap } = getComputedStyle(flex);
    if (!display.endsWith("flex")) return [];
    const boxes = [...flex.children]
      .filter((item) => getComputedStyle(item).position !== "absolute")
      .flatMap((item) => (item.clientHeight > 2 ? item.getBoundingClientRect() : []));
    const least = Math.min(8, Number.parseFloat(columnGap) || 0, Number.parseFloat(rowGap) || 0);
    return boxes.slice(1).flatMap((box, i) => {
      const { left, right, top, bottom } = boxes[i] ?? box;
      const apart = [box.left - right, left - box.right, box.top - bottom, top - box.bottom];
      return Math.max(...apart) < least - 1 ? [flex.outerHTML.slice(0, 200)] : [];
    });
  });
}
