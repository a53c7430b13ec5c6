import { formatFigure } from "../content/format-number.ts";
import { languages } from "../content/languages.server.ts";
import { loadFigures, loadSite, loadTexts } from "../content/load-content.server.ts";
import type { Figures } from "../content/schemas/figures.ts";
import type { Language } from "../content/schemas/languages.ts";
import { uiSchema } from "../content/schemas/ui.ts";
import { describePath, type PageId, pathOf, pathsIn } from "../site-map.server.ts";

/** What every page needs whatever it says: the language, who the charity is, the shell's words. */
export function loadShell(path: string) {
  const { page, language } = describePath(path);
  const { address, phone, email, facebook, instagram, founded, bankily } = loadSite();
  return {
    page,
    language,
    languages: languages().map((other) => languageLink(other, page)),
    paths: pathsIn(language),
    address: address + pathOf(page, language),
    site: { phone, email, facebook, instagram, founded: String(founded), bankily },
    ui: loadTexts("ui.yaml", uiSchema, language),
    figures: showFigures(loadFigures().impact, language),
  };
}

export type Shell = ReturnType<typeof loadShell>;

function languageLink(language: Language, page: PageId) {
  const { offer, accept, decline } = loadTexts("ui.yaml", uiSchema, language).languages;
  const { code, name, dir } = language;
  // From the not-found page there is no same page to go to.
  const href = pathOf(page === "notFound" ? "home" : page, language);
  return { code, name, dir, href, offer, accept, decline };
}

function showFigures(impact: Figures["impact"], language: Language) {
  const show = (id: keyof Figures["impact"]) => formatFigure(impact[id], language);
  return {
    families: show("families"),
    meals: show("meals"),
    water: show("water"),
    waste: show("waste"),
    years: show("years"),
    programs: show("programs"),
    firstFamilies: show("firstFamilies"),
    weeklyFamilies: show("weeklyFamilies"),
  };
}
