import { type Figures, loadFigures } from "../content/figures.ts";
import { languages, loadTexts } from "../content/load-content.ts";
import { loadSite } from "../content/site.ts";
import { makeDayWords } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import { donateQrCode } from "./bankily/qr-code.ts";
import type { QrCode } from "./bankily/qr-image.tsx";
import { type DonateTexts, donateSchema } from "./donate-texts.ts";
import { waysData } from "./other-ways/ways-data.ts";

/** The figures that Donate counts with: the part of `content/figures.yaml` that its island gets. */
export type DonationConfig = Pick<
  Figures,
  "currencies" | "donation" | "impactLevels" | "impactTiers"
>;

type PageTexts = Omit<DonateTexts, "head">;
type Donor = DonateTexts["donor"];

/** The words of the island; those of the merchant code and of other ways where `site.yaml` has them. */
type IslandTexts = Omit<PageTexts, "stats" | "questions" | "donor"> & {
  readonly donor: Omit<Donor, "merchant" | "other" | "poster"> &
    Partial<Pick<Donor, "merchant" | "other">>;
};

/** What the page's island says and counts with in a language, without what no visitor would see. */
export function donateData(texts: PageTexts, language: Language) {
  const { currencies, donation, impactLevels, impactTiers } = loadFigures();
  const config: DonationConfig = { currencies, donation, impactLevels, impactTiers };
  const qrCode = donateQrCode(language);
  const { merchantCode, numberSince } = loadSite().bankily;
  const ways = waysData(language);
  const has = { merchant: merchantCode !== undefined, other: ways !== undefined };
  return {
    texts: islandTexts(texts, qrCode, has),
    config,
    qrCode,
    ways,
    /** Since when the number stands, a day. */
    numberSince,
    days: makeDayWords(language),
  };
}

export type DonateData = ReturnType<typeof donateData>;

function islandTexts(
  { donor, bankily, stats: _, questions: __, ...texts }: PageTexts,
  { kind }: QrCode,
  has: { readonly merchant: boolean; readonly other: boolean },
): IslandTexts {
  const { merchant, other, poster: _poster, ...always } = donor;
  const otherKind = kind === "page" ? { bankilyAlt: "", bankilyCaption: "" } : {};
  return {
    ...texts,
    bankily: { ...bankily, qr: { ...bankily.qr, ...otherKind } },
    donor: { ...always, ...(has.merchant && { merchant }), ...(has.other && { other }) },
  };
}

/** The poster's sentence in one of the site's languages. */
export type PosterSentence = { readonly code: string; readonly dir: string; readonly text: string };

/** The poster's sentence in every language of the site, that of the page first. */
export function posterSentences(language: Language): PosterSentence[] {
  const others = languages().filter(({ code }) => code !== language.code);
  return [language, ...others].map((each) => ({
    code: each.code,
    dir: each.dir,
    text: loadTexts("donate.yaml", donateSchema, each).donor.poster.sentence,
  }));
}
