import type { ReactNode } from "react";
import { loadAccounts } from "../accounts/periods.server.ts";
import { pathOf } from "../addresses/addresses.server.ts";
import { loadFigures } from "../content/figures.server.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { diaryMonthPath } from "../diary/load-diary.server.ts";
import { makeDayWords, showMonth } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import type { Language } from "../i18n/languages-schema.server.ts";
import { CallToAction } from "../layouts/call-to-action.server.tsx";
import { ExampleBanner } from "../layouts/examples.server.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { ShellProvider, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { Exact, Trans } from "../ui/trans.tsx";
import { exampleGift, loadReceipts } from "./receipt-list.server.ts";

export function MyGiftPage({ shell, children }: { shell: Shell; children: ReactNode }) {
  const texts = loadTexts("myGift", shell.language);
  const { privacy, closing } = texts;
  return (
    <ShellProvider shell={shell}>
      <ExampleBanner text={texts.examples.title}>
        <TryIt />
      </ExampleBanner>
      <PageHero title={texts.title} lead={texts.lead} beside={children} align="lg:items-start" />
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
    </ShellProvider>
  );
}

function TryIt() {
  const { number, amount } = exampleGift();
  const values = {
    number: (
      <Exact dir="ltr" className="md:inline-block">
        {number}
      </Exact>
    ),
    amount: groupThousands(Number(amount), useShell().language),
  };
  return (
    <p className="mt-1 text-small">
      <Trans text={useTexts("myGift").examples.text} values={values} />
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
  const { salt, iterations, since, through } = list;
  return {
    salt,
    iterations,
    since: showMonth(since, language, "withYear"),
    through: showMonth(through, language, "withYear"),
    months: monthPages(since, through, language),
  };
}

/** Where a found gift leads: the accounts of its month, and the diary's days when it has some. */
function monthPages(since: string, through: string, language: Language) {
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
