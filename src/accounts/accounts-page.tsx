import { loadTexts } from "../content/load-texts.ts";
import { dayIn } from "../i18n/day-words.ts";
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
import { Chart } from "./chart.tsx";
import { downloads } from "./downloads.ts";
import { loadAccounts, type Year } from "./periods.ts";
import { Months, Sheet, useAccountsTexts } from "./tables.tsx";

/** The newest year with the totals of all time; with `shell.entry` an earlier year. */
export function AccountsPage({ shell }: { shell: Shell }) {
  const { examples, closing } = loadTexts("accounts", shell.language);
  const { more, records } = shell.ui;
  return (
    <StaticPart shell={shell}>
      <ExampleNote text={examples} />
      <Content />
      <CallToAction
        texts={{ ...closing, myGift: more.myGift, diary: records.diary, contact: closing.ask }}
        to={["donate", "myGift", "diary", "contact"]}
      />
    </StaticPart>
  );
}

function Content() {
  const { entry } = useShell();
  const { years, asOf } = loadAccounts();
  const year = entry === undefined ? years[0] : years.find((one) => one.year === entry);
  if (!year || asOf === undefined) return <Empty />;
  return (
    <>
      {entry === undefined ? <NewestHero year={year} asOf={asOf} /> : <YearHero year={year} />}
      <YearParts year={year} />
    </>
  );
}

/** While there is no row. */
function Empty() {
  const { title, lead, empty } = useAccountsTexts();
  return (
    <>
      <PageHero title={title} lead={lead} />
      <p className="page-width section-space text-lead">{empty}</p>
    </>
  );
}

function NewestHero({ year, asOf }: { year: Year; asOf: string }) {
  const { language } = useShell();
  const { title, lead, sheet, asOf: text } = useAccountsTexts();
  const { all } = loadAccounts();
  const day = (date: string) => <time dateTime={date}>{dayIn(date, language)}</time>;
  const span = { since: day(all.entries[0]?.date ?? asOf), date: day(asOf) };
  return (
    <PageHero
      title={title}
      lead={lead}
      beside={
        <div>
          <Sheet
            columns={[
              { ...all, name: sheet.all },
              { ...year, name: year.year },
            ]}
          />
          <p className="mt-3 text-small">
            <Trans text={text} values={span} />
          </p>
        </div>
      }
    />
  );
}

/** The top of the page of an earlier year, whose sheet adds up by itself. */
function YearHero({ year }: { year: Year }) {
  const { language, paths } = useShell();
  const { title, lead, back } = useAccountsTexts().period;
  const show = (mru: number) => groupThousands(mru, language);
  return (
    <PageHero
      title={interpolate(title, { period: year.year })}
      lead={<Trans text={lead} values={{ before: show(year.before), left: show(year.left) }} />}
      beside={<Sheet columns={[{ ...year, name: year.year }]} />}
    >
      <ActionLink href={paths.accounts} variant="quiet">
        {back}
      </ActionLink>
    </PageHero>
  );
}

function YearParts({ year }: { year: Year }) {
  const { chart, rows } = useAccountsTexts();
  return (
    <>
      <Section title={interpolate(chart.title, { period: year.year })} lead={chart.lead}>
        <Chart year={year} />
      </Section>
      <Section title={rows.title} lead={rows.lead} tone="sand" layout="beside">
        <Months year={year} />
      </Section>
      <OtherYears />
      <Files />
    </>
  );
}

/** The years that have a page of their own, except the one that is shown. */
function OtherYears() {
  const { language, entry } = useShell();
  const { title } = useAccountsTexts().years;
  const [, ...older] = loadAccounts().years;
  const others = older.filter(({ year }) => year !== entry);
  if (others.length === 0) return null;
  return (
    <Section title={title} layout="beside">
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

function Files() {
  const { files } = useAccountsTexts();
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
