import type { ReactNode } from "react";
import type { MyGiftTexts } from "../../generated/texts.ts";
import { loadExamples } from "../content/examples.ts";
import { loadFigures } from "../content/figures.ts";
import { makeDayWords, showDay } from "../i18n/day-words.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { Shell } from "../layouts/shell.ts";
import { ExampleNote } from "../ui/example-note.tsx";
import { CallToAction, PageHero, Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Trans } from "../ui/trans.tsx";
import { loadReceiptSettings } from "./receipt-files.ts";

type MyGiftPageProps = {
  shell: Shell;
  texts: Omit<MyGiftTexts, "head">;
  /** A made-up code to try, while the receipts are made up. */
  example: string | undefined;
  /** The island, where the visitor types. */
  children: ReactNode;
};

/** The made-up code to try; undefined once the receipts are the charity's own. */
export const exampleCode = (): string | undefined =>
  loadExamples() ? loadReceiptSettings().exampleCode : undefined;

export function MyGiftPage({ shell, texts, example, children }: MyGiftPageProps) {
  const { privacy, closing } = texts;
  return (
    <StaticPart shell={shell}>
      {example === undefined ? null : (
        <ExampleNote text={texts.examples.title}>
          <p className="basis-full">
            <Trans text={texts.examples.text} values={{ code: example }} />
          </p>
        </ExampleNote>
      )}
      <PageHero title={texts.title} lead={texts.lead} beside={children} growing />
      <Section title={privacy.title} layout="beside">
        <dl className="grid gap-6">
          {privacy.points.map(({ title, text }) => (
            <div key={title} className="marked">
              <dt className="text-title font-semibold">{title}</dt>
              <dd className="mt-1 max-w-text">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <CallToAction
        texts={{ ...closing, accounts: shell.ui.records.accounts }}
        to={["contact", "accounts", "donate"]}
      />
    </StaticPart>
  );
}

/** What the page's island says and counts with in a language. */
export function myGiftData(texts: MyGiftTexts["find"], language: Language) {
  const { since, salt, iterations } = loadReceiptSettings();
  const days = makeDayWords(language);
  return {
    texts,
    days,
    /** Since when gifts are listed, in words. */
    since: showDay(since, days),
    keyParameters: { salt, iterations },
    currency: loadFigures().donation.currency,
  };
}

export type MyGiftData = ReturnType<typeof myGiftData>;
