import { currencyCodes } from "../../src/donate/amount.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import { accessTree } from "./access-tree.ts";
import { figures } from "./donate-page.ts";
import type { InLanguage } from "./every-language.ts";
import type { SiteForm } from "./forms-content.ts";
import { expect, type Page } from "./site-test.ts";

export type Stop = readonly [role: string, name: string];

export async function keyboardOn(page: Page) {
  const tree = await accessTree(page);

  /** Expects focus at a stop, with a ring around it and nothing over it (WCAG 2.2, 2.4.7, 2.4.12). */
  async function expectFocusAt([role, name]: Stop): Promise<void> {
    await expect
      .poll(async () => {
        const focused = await tree.focused();
        return [focused.role, focused.name];
      })
      .toEqual([role, name]);
    await expect.poll(() => hiddenCorners(page), `what hides ${role} "${name}"`).toEqual([]);
    expect(await ringWidth(page), `ring of ${role} "${name}", px`).toBeGreaterThanOrEqual(2);
  }

  async function press(key: string, stop: Stop): Promise<void> {
    await page.keyboard.press(key);
    await expectFocusAt(stop);
  }

  async function through(stops: readonly Stop[], key = "Tab"): Promise<void> {
    for (const stop of stops) await press(key, stop);
  }

  return { expectFocusAt, press, through };
}

function ringWidth(page: Page): Promise<number> {
  return page.locator(":focus").evaluate((focused) => {
    const widths = [undefined, "::after"].map((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, part);
      const unseen = outlineStyle === "none" || /, 0\)$|transparent/u.test(outlineColor);
      return unseen ? 0 : Number.parseFloat(outlineWidth);
    });
    return Math.max(...widths);
  });
}

// A link of several lines has corners on each. Of a text of several lines the browser brings only
// that of the caret into sight.
function hiddenCorners(page: Page): Promise<string[]> {
  return page.locator(":focus").evaluate((focused) => {
    // Inside a rounded corner.
    const inset = 4;
    const mayBeCut = focused instanceof HTMLTextAreaElement;
    const found = [...focused.getClientRects()].flatMap((box) => {
      const columns = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
      const rows = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
      return columns.flatMap((x) =>
        rows.flatMap((y) => {
          const top = document.elementFromPoint(x, y);
          if (top !== null && focused.contains(top)) return [];
          return [top?.outerHTML.slice(0, 80) ?? null];
        }),
      );
    });
    const covers = found.filter((html) => html !== null);
    const cut = found.length - covers.length > (mayBeCut ? 6 : 0);
    return cut ? [...covers, "the edge of the screen"] : covers;
  });
}

export function headerStops({ shell }: InLanguage): Stop[] {
  const { ui, language } = shell;
  return [
    ["link", ui.skip],
    ["link", interpolate(ui.logo, { name: ui.name })],
    [
      "DisclosureTriangle",
      `${interpolate(ui.label, { label: ui.languages.label })} ${language.name}`,
    ],
    ["link", ui.nav.donate],
    ["DisclosureTriangle", ui.nav.menu],
  ];
}

export function formStops({ labels, submit, texts }: SiteForm, dialCode?: string): Stop[] {
  const fields = Object.entries(labels).flatMap(([field, label]): Stop[] =>
    field === "phone" && dialCode !== undefined
      ? [
          ["combobox", dialCode],
          ["textbox", label],
        ]
      : [["textbox", label]],
  );
  return [
    ...fields,
    ["button", submit],
    ["button", texts.draft.clear],
    ["link", texts.privacy.link],
  ];
}

export function currencyNames({ texts }: InLanguage, loading: boolean): string[] {
  const { codes, loading: wait } = texts("donate").currency;
  return currencyCodes.map((code) => {
    const { name, description } = codes[code];
    const { symbol } = figures.currencies[code];
    const shown = symbol === code ? code : `${code} ${symbol}`;
    return `${name} ${shown} ${loading && code !== "MRU" ? wait : description}`;
  });
}

export function footerStops({ shell }: InLanguage): Stop[] {
  const { ui, site } = shell;
  const { nav, more, footer } = ui;
  const names = [
    nav.about,
    nav.ourWork,
    nav.getInvolved,
    nav.donate,
    more.questions,
    more.events,
    more.diary,
    more.accounts,
    more.myGift,
    more.privacy,
    more.accessibility,
    `${interpolate(ui.label, { label: footer.phone })} ${site.phone}`,
    `${interpolate(ui.label, { label: footer.email })} ${site.email}`,
    footer.facebook,
    footer.instagram,
    footer.whatsapp,
  ];
  return names.map((name) => ["link", name]);
}
