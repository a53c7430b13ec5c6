import { disabledIn } from "./in-page.ts";
import { inLanguage, type Journey } from "./journey.ts";

const menu = "header details nav";

/** The way through the site: its menu and its languages. */
export const readingJourneys: readonly Journey[] = [
  {
    name: "the menu opens, closes and leads to a page (ar)",
    run: async ({ open, press, expect }) => {
      const { ui, paths } = inLanguage("ar").shell;
      await open(paths.about);
      const toggle = { css: "header summary", text: ui.nav.menu };
      await press(toggle);
      await expect(true, isVisible, menu);
      await press(toggle);
      await expect(false, isVisible, menu);
      await press(toggle);
      await press({ css: `${menu} a`, text: ui.nav.contact });
      await expect(paths.contact, pathname);
      await expect([], disabledIn, "main");
      await expect(false, isVisible, menu);
    },
  },
  {
    name: "the language switch leads to the same page (fr to ar)",
    run: async ({ open, press, expect }) => {
      const [french, arabic] = [inLanguage("fr"), inLanguage("ar")];
      await open(french.shell.paths.ourWork);
      await press({ css: "header summary", text: french.shell.ui.languages.label });
      await press({ css: "header details a[hreflang=ar]", text: arabic.language.name });
      await expect(arabic.shell.paths.ourWork, pathname);
      await expect("rtl", direction);
    },
  },
];

function isVisible(css: string): boolean {
  const found = document.querySelector(css);
  const around = found?.closest("details");
  return found !== null && found.getClientRects().length > 0 && (!around || around.open);
}

function pathname(): string {
  return location.pathname;
}

function direction(): string {
  return document.documentElement.dir;
}
