import type { ReactNode } from "react";
import { loadExamples } from "../content/examples.ts";
import { makeDayWords, showDay } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { interpolate } from "../i18n/interpolate.ts";
import type { Shell } from "../layouts/shell.ts";
import { pathOf } from "../site-map.ts";
import { ActionLink, InlineLink } from "../ui/button.tsx";
import { ExampleNote } from "../ui/example-note.tsx";
import { CallToAction, PageHero, Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { AccountsTexts } from "./accounts-texts.ts";
import { Chart } from "./chart.tsx";
import { downloads } from "./downloads.ts";
import { type Accounts, loadAccounts, type Month, periodName, type Year } from "./periods.ts";
import { EntryTable, Months } from "./rows.tsx";
import { Sheet } from "./sheet.tsx";

type AccountsPageProps = { shell: Shell; texts: AccountsTexts };

/** The newest year with the totals of all time; with `shell.entry` an earlier year, or one month. */
export function AccountsPage({ shell, texts }: AccountsPageProps) {
  const accounts = loadAccounts();
  return (
    <StaticPart shell={shell}>
      {loadExamples() ? <ExampleNote text={texts.examples} /> : null}
      <Content accounts={accounts} texts={texts} />
      <CallToAction title={texts.closing.title} lead={texts.closing.lead}>
        <ActionLink href={shell.paths.donate} variant="donate">
          {texts.closing.donate}
        </ActionLink>
        <ActionLink href={shell.paths.myGift} variant="quiet">
          {shell.ui.more.myGift}
        </ActionLink>
        <ActionLink href={shell.paths.contact} variant="quiet">
          {texts.closing.ask}
        </ActionLink>
      </CallToAction>
    </StaticPart>
  );
}

type PartProps = { accounts: Accounts; texts: AccountsTexts };

function Content({ accounts, texts }: PartProps): ReactNode {
  const { entry } = useShell();
  if (entry === undefined) return <Newest accounts={accounts} texts={texts} />;
  const year = accounts.years.find((one) => one.year === entry.slice(0, 4));
  const month = year?.months.find((one) => one.month === entry);
  if (month) return <OneMonth month={month} texts={texts} />;
  if (!year) throw new Error(`no accounts of ${entry}`);
  return (
    <>
      <PeriodOpening name={entry} period={year} texts={texts} />
      <YearParts year={year} texts={texts} />
      <Years accounts={accounts} texts={texts} />
      <Files texts={texts} />
    </>
  );
}

function Newest({ accounts, texts }: PartProps) {
  const { language } = useShell();
  const { years, all, asOf } = accounts;
  const [year] = years;
  if (!(year && asOf)) {
    return (
      <>
        <PageHero title={texts.title} lead={texts.lead} />
        <p className="page-width section-space text-lead">{texts.empty}</p>
      </>
    );
  }
  const date = showDay(asOf, makeDayWords(language));
  return (
    <>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        beside={
          <div>
            <Sheet
              texts={texts}
              columns={[
                { name: texts.sheet.all, ...all },
                { name: year.year, ...year },
              ]}
            />
            <p className="mt-3 text-small">
              <Trans text={texts.asOf} values={{ date: <time dateTime={asOf}>{date}</time> }} />
            </p>
          </div>
        }
      />
      <YearParts year={year} texts={texts} />
      <Years accounts={accounts} texts={texts} />
      <Files texts={texts} />
    </>
  );
}

/** The opening of a year or a month, which adds up by itself. */
function PeriodOpening(props: { name: string; period: Year | Month; texts: AccountsTexts }) {
  const { name, period, texts } = props;
  const { language, paths } = useShell();
  const called = periodName(name, language);
  const show = (mru: number) => groupThousands(mru, language);
  return (
    <PageHero
      title={interpolate(texts.period.title, { period: called })}
      lead={
        <Trans
          text={texts.period.lead}
          values={{ before: show(period.before), left: show(period.left) }}
        />
      }
      beside={<Sheet texts={texts} columns={[{ name: called, ...period }]} />}
    >
      <ActionLink href={paths.accounts} variant="quiet">
        {texts.period.back}
      </ActionLink>
    </PageHero>
  );
}

function OneMonth({ month, texts }: { month: Month; texts: AccountsTexts }) {
  return (
    <>
      <PeriodOpening name={month.month} period={month} texts={texts} />
      <Section title={texts.rows.title}>
        <EntryTable entries={month.entries} texts={texts} />
      </Section>
    </>
  );
}

function YearParts({ year, texts }: { year: Year; texts: AccountsTexts }) {
  const { chart, rows } = texts;
  return (
    <>
      <Section title={interpolate(chart.title, { period: year.year })} lead={chart.lead}>
        <Chart year={year} texts={texts} />
      </Section>
      <Section title={rows.title} lead={rows.lead} tone="sand" layout="beside">
        <Months year={year} texts={texts} />
      </Section>
    </>
  );
}

/** The years that have a page of their own, without the one that is open. */
function Years({ accounts, texts }: PartProps) {
  const { language, entry } = useShell();
  const others = accounts.years.slice(1).filter(({ year }) => year !== entry);
  if (others.length === 0) return null;
  return (
    <Section title={texts.years.title} lead={texts.years.lead} layout="beside">
      <ul className="flex flex-wrap gap-3">
        {others.map(({ year }) => (
          <li key={year}>
            <ActionLink href={pathOf("accounts", language, year)} variant="quiet">
              {year}
            </ActionLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Files({ texts }: { texts: AccountsTexts }) {
  const { files } = texts;
  return (
    <Section title={files.title} lead={files.lead} tone="sand" layout="beside">
      <ul className="ruled-sheet">
        {downloads.map(({ id, path }) => (
          <li key={id}>
            <InlineLink href={path} download className="flex min-h-12 items-center py-2">
              {files[id]}
            </InlineLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">{files.check}</p>
    </Section>
  );
}
