import { CallToAction } from "../../layouts/call-to-action.server.tsx";
import { ExampleBanner } from "../../layouts/examples.server.tsx";
import type { HeadWords } from "../../layouts/page-head.server.ts";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import {
  inLanguage,
  labelExample,
  listedIn,
  loadExamples,
  loadRecords,
} from "../../lib/content/records.server.ts";
import { dayIn, showMonth } from "../../lib/i18n/day-words.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Language } from "../../lib/i18n/languages-schema.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ActionLink, InlineLink } from "../ui/button.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";
import { Chart } from "./chart.server.tsx";
import { listedGifts } from "./gifts.server.ts";
import { inMru } from "./last-months.server.tsx";
import {
  type Kind,
  loadAccounts,
  nextListing,
  type Period,
  sumOf,
  type Year,
} from "./periods.server.ts";
import { CashSheet, Months } from "./tables.server.tsx";

export function accountsHead(period: string, language: Language): HeadWords {
  const { headTitle, headDescription } = loadTexts("accounts", language).period;
  return {
    title: labelExample(interpolate(headTitle, { period }), language),
    description: interpolate(headDescription, { period }),
  };
}

export const AccountsPage = pageOf(({ shell }) => {
  const { title, lead, empty, examples, closing } = useTexts("accounts");
  const { records } = shell.ui;
  const { years, all } = loadAccounts();
  const [newest, ...older] = years;
  const year = older.find((candidate) => candidate.year === shell.subpage) ?? newest;
  return (
    <>
      <ExampleBanner text={examples} />
      {year ? (
        <>
          {year === newest ? <NewestHero year={year} all={all} /> : <YearHero year={year} />}
          <YearParts year={year} others={older.filter((other) => other !== year)} />
        </>
      ) : (
        <>
          <PageHero title={title} lead={lead} />
          <p className="page-width section-space text-lead">{empty}</p>
        </>
      )}
      <CallToAction
        texts={{ ...closing, diary: records.diary, contact: closing.ask }}
        to={["donate", "diary", "contact"]}
      />
    </>
  );
});

function NewestHero({ year, all }: { year: Year; all: Period }) {
  const { language } = useShell();
  const { title, lead, sheet, asOf } = useTexts("accounts");
  const day = (date = "") => <time dateTime={date}>{dayIn(date, language)}</time>;
  const span = {
    since: day(all.entries[0]?.date),
    date: day(all.entries.at(-1)?.date),
    listed: <>{listedIn(language)}</>,
  };
  const columns = [
    { ...all, name: sheet.all },
    { ...year, name: year.year },
  ];
  const totals = (
    <div>
      <CashSheet columns={columns} />
      <p className="mt-3 text-small">
        <Trans text={asOf} values={span} />
      </p>
      {loadExamples() || <LateNotice />}
    </div>
  );
  return <PageHero title={title} lead={lead} beside={totals} />;
}

/** The script of the page shows it once it is true (`keepDatesCurrent`). */
function LateNotice() {
  const { language } = useShell();
  const { month, day, since } = nextListing();
  const values = { month: showMonth(month, language, "withYear"), day: dayIn(day, language) };
  return (
    <p className="marked mt-3" data-since={since} hidden={since > new Date().toISOString()}>
      <Trans text={useTexts("accounts").late} values={values} />
    </p>
  );
}

function YearHero({ year }: { year: Year }) {
  const { language, paths } = useShell();
  const { title, lead, back } = useTexts("accounts").period;
  const [before, left] = [year.before, year.left].map((mru) => inMru(mru, language));
  return (
    <PageHero
      title={interpolate(title, { period: year.year })}
      lead={<Trans text={lead} values={{ before, left }} />}
      beside={<CashSheet columns={[{ ...year, name: year.year }]} />}
    >
      <ActionLink href={paths.accounts} variant="quiet">
        {back}
      </ActionLink>
    </PageHero>
  );
}

function WentWrong({ year }: Pick<Year, "year">) {
  const { language } = useShell();
  const { wentWrong } = useTexts("accounts");
  const failure = loadRecords().wentWrong?.find((each) => `${each.year}` === year);
  if (failure === undefined || loadExamples()) return null;
  return (
    <Section title={interpolate(wentWrong, { period: year })}>
      <p className="max-w-text">{inLanguage(failure.text, language)}</p>
    </Section>
  );
}

function YearParts({ year, others }: { year: Year; others: readonly Year[] }) {
  const { language } = useShell();
  const { chart, rows, years, files } = useTexts("accounts");
  const showSum = (kind: Kind) => inMru(sumOf(year.flow, kind), language);
  const sums = { period: year.year, in: showSum("in"), out: showSum("out") };
  return (
    <>
      <Section
        title={interpolate(chart.title, { period: year.year })}
        lead={<Trans text={chart.sum} values={sums} />}
      >
        <Chart year={year} />
      </Section>
      <WentWrong year={year.year} />
      <Section title={rows.title} tone="sand">
        <div className="-mt-3 mb-8 grid max-w-text gap-3 print:hidden">
          <p className="text-lead">{rows.lead}</p>
          {listedGifts().length > 0 && <p>{rows.gifts.lead}</p>}
        </div>
        <Months year={year} />
      </Section>
      <div className="print:hidden">
        {others.length > 0 && (
          <Section title={years.title} layout="beside">
            <ul className="flex flex-wrap gap-3">
              {others.map(({ year: name }) => (
                <li key={name}>
                  <ActionLink href={pathOf("accounts", language, name)} variant="quiet">
                    {name}
                  </ActionLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={files.title} lead={files.lead} layout="beside">
          <ul className="ruled-sheet">
            {[
              [`${language.prefix}/accounts/accounts-excel.csv`, files.excel],
              ["/accounts/accounts.csv", files.csv],
              ...(listedGifts().length > 0 ? [["/accounts/gifts.csv", files.gifts]] : []),
            ].map(([file, words]) => (
              <li key={file}>
                <InlineLink href={file} download className="flex min-h-12 items-center py-2">
                  {words}
                </InlineLink>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-text">{files.check}</p>
        </Section>
      </div>
    </>
  );
}
