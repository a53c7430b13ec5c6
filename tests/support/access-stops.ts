import { currencyCodes } from "../../src/donate/amount/parse-amount.ts";

import { interpolate } from "../../src/i18n/interpolate.ts";
import type { Stop } from "./access-focus.ts";
import { figures } from "./donate-page.ts";
import type { InLanguage } from "./every-language.ts";
import type { SiteForm } from "./forms-content.ts";

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
