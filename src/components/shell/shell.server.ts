import { pathOf, pathsIn } from "../../lib/addresses/addresses.server.ts";
import type { PageId } from "../../lib/addresses/pages.server.ts";
import { ContentError } from "../../lib/content/content-error.server.ts";
import { languages, loadTexts, textFile } from "../../lib/content/load-content.server.ts";
import { isExamplePayee, loadSite } from "../../lib/content/site.server.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { say } from "../../lib/terminal/say.server.ts";

export function loadShell(page: PageId, language: Language, subpage?: string) {
  const { address, whatsapp, ...charity } = loadSite();
  return {
    page,
    subpage,
    language,
    languages: languages().map((other) => languageLink(other, page, subpage)),
    paths: pathsIn(language),
    address: address + pathOf(page, language, subpage),
    site: { ...charity, whatsapp: whatsapp ?? charity.phone, founded: String(charity.founded) },
    ui: loadTexts("ui", language),
  };
}

export type Shell = ReturnType<typeof loadShell>;

/** In milliseconds, because a busy Chromium may never be idle and Safari does not say. */
export const whenIdle = { timeout: 500 } as const;

/** The part of the shell that islands use. It is serialized into their script. */
export function shellForIslands({ page, subpage, language, paths, site, ui }: Shell) {
  const { labelled, toast, crash, payee, example, whatsappGreeting, footer } = ui;
  const { dir, group, decimal } = language;
  const { privacy, afterTransfer } = paths;
  const { phone, whatsapp, email } = site;
  const { reference, holder } = site.bankily;
  return {
    language: { dir, group, decimal },
    paths: { here: pathOf(page, language, subpage), privacy, afterTransfer },
    site: { phone, whatsapp, email, bankily: { reference, holder } },
    ui: {
      labelled,
      toast,
      crash,
      payee: {
        hidden: payee.hidden,
        offlineSlip: payee.offlineSlip,
        example: isExamplePayee() ? payee.example : "",
      },
      example,
      whatsappGreeting,
      footer: { phone: footer.phone, email: footer.email, whatsapp: footer.whatsapp },
    },
  };
}

export type IslandShell = ReturnType<typeof shellForIslands>;

function languageLink(language: Language, page: PageId, subpage?: string) {
  const { label, ...words } = loadTexts("ui", language).languages;
  const { code, name, dir } = language;
  // From the not-found page the language switch leads to Home.
  const href = pathOf(page === "notFound" ? "home" : page, language, subpage);
  return { code, name, dir, href, label, ...words };
}

/** @throws ContentError when a page that is linked has no name */
export function pageName(page: PageId, language: Language): string {
  const { head } = loadTexts(page, language);
  if ("name" in head) return head.name;
  const expected = say("this key is missing; it is what links call the page");
  throw new ContentError(textFile(page, language.code), [{ path: "head.name", expected }]);
}
