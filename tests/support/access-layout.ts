import type { Page } from "./site-test.ts";

/** As a visitor's own style sheet, past the site's policy. */
export async function setStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** @param standard in CSS pixels, 16 where nothing is set */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = [...document.body.querySelectorAll("*")].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
      // What only screen readers read is one pixel large on purpose.
      return hides && element.clientWidth > 1 && element.clientHeight > 1;
    });
    const linesIn = (element: Element) => {
      const lines: DOMRect[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        if (!around?.checkVisibility({ visibilityProperty: true })) continue;
        if (around.clientWidth === 1 && around.clientHeight === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    return clips.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const fits = linesIn(element).every(
        ({ left, right, top, bottom }) =>
          left >= box.left - 1 &&
          right <= box.right + 1 &&
          top >= box.top - 1 &&
          bottom <= box.bottom + 1,
      );
      return fits ? [] : [element.outerHTML.slice(0, 120)];
    });
  });
}

export type Target = {
  readonly html: string;
  readonly kind: "control" | "link";
  /** In a sentence, where its size is that of the line (WCAG 2.2, 2.5.8). */
  readonly inline: boolean;
  readonly width: number;
  readonly height: number;
};

export function targetsOn(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const inSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.closest("p, li, dd, figcaption, span");
      const own = element.textContent ?? "";
      return (around?.textContent ?? "").replace(own, "").trim() !== "";
    };
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary",
    );
    return [...all]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return {
          html: element.outerHTML.slice(0, 120),
          kind: element.matches("a") ? ("link" as const) : ("control" as const),
          inline: inSentence(element),
          width: Math.round(width * 10) / 10,
          height: Math.round(height * 10) / 10,
        };
      })
      .filter(({ width, height }) => width > 1 && height > 1);
  });
}
