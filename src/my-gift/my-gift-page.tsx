import type { ReactNode } from "react";
import type { MyGiftTexts } from "../../generated/texts.ts";
import { loadAccounts } from "../accounts/periods.server.ts";
import { pathOf } from "../content/addresses.server.ts";
import { loadFigures } from "../content/figures.server.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { diaryMonthPath } from "../diary/load-diary.server.ts";
import { makeDayWords, showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { CallToAction } from "../layouts/call-to-action.server.tsx";
import { ExampleNote } from "../layouts/example-note.server.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { StaticPart } from "../shell/static-part.server.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { Exact, Trans } from "../ui/trans.tsx";
import { exampleGift, loadReceipts } from "./receipt-list.server.ts";

export function MyGiftPage({ shell, children }: { shell: Shell; children: ReactNode }) {
  const texts = loadTexts("myGift", shell.language);
  const { privacy, closing } = texts;
  return (
    <StaticPart shell={shell}>
      <ExampleNote text={texts.examples.title}>
        <TryIt text={texts.examples.text} language={shell.language} />
      </ExampleNote>
      <PageHero title={texts.title} lead={texts.lead} beside={children} growing />
      <Section title={privacy.title} layout="beside">
        <ul className="grid max-w-text gap-6">
          {privacy.points.map((point) => (
            <li key={point} className="marked">
              {point}
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        texts={{ ...closing, accounts: shell.ui.records.accounts }}
        to={["contact", "accounts"]}
      />
    </StaticPart>
  );
}

type TryItProps = { text: MyGiftTexts["examples"]["text"]; language: Language };

function TryIt({ text, language }: TryItProps) {
  const { number, amount } = exampleGift();
  const values = {
    number: <Exact dir="ltr">{number}</Exact>,
    amount: groupThousands(Number(amount), language),
  };
  return (
    <p className="mt-1 text-small">
      <Trans text={text} values={values} />
    </p>
  );
}

export function myGiftData(language: Language) {
  return {
    texts: loadTexts("myGift", language).find,
    programs: {
      ...loadTexts("accounts", language).programs,
      general: loadTexts("afterTransfer", language).report.anyProgram,
    },
    days: makeDayWords(language),
    currency: loadFigures().donation.currency,
    list: listData(language),
  };
}

function listData(language: Language) {
  const list = loadReceipts();
  if (!list) return undefined;
  const { salt, iterations } = list;
  return {
    keyParameters: { salt, iterations },
    since: showMonth(list.since, language, "withYear"),
    through: showMonth(list.through, language, "withYear"),
    months: monthPages(list, language),
  };
}

type ListedMonths = Readonly<Record<"since" | "through", string>>;

/** Where a found gift leads: the accounts of its month, and the diary's days when it has some. */
function monthPages({ since, through }: ListedMonths, language: Language) {
  const pages = loadAccounts().years.flatMap(({ year, months }, index) =>
    months.map(({ month }) => {
      const accounts = pathOf("accounts", language, index === 0 ? undefined : year);
      const name = showMonth(month, language, "withYear");
      const diary = diaryMonthPath(month, language);
      return [month, { name, accounts: `${accounts}#m${month}`, diary }] as const;
    }),
  );
  return Object.fromEntries(pages.filter(([month]) => since <= month && month <= through));
}

export type MyGiftData = ReturnType<typeof myGiftData>;
