import type { Page } from "./site-test.ts";

/**
 * Does to a page what the translation of Chrome does, now and to all that comes later: every text is
 * taken away and a new one, inside two `font` elements, is put in its place. The framework still holds
 * the texts that are gone: removing one of them throws. The words stay the same here.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translate);
}

/** The same from the first moment, before the framework has taken over the page. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${translate.toString()})`);
}

function translate(): void {
  const leftAlone = "font, script, style, noscript, textarea, option, svg, [translate=no]";

  function translateIn(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walker.currentNode; text !== null; text = walker.nextNode() ?? document) {
      if (text === document) break;
      if (text instanceof Text) texts.push(text);
    }
    for (const text of texts) {
      if (text.parentElement?.closest(leftAlone) !== null || !text.textContent?.trim()) continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.textContent;
      text.parentElement.replaceChild(outer, text);
    }
  }

  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translateIn(target);
      else for (const node of addedNodes) translateIn(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
