import { CallToAction, ChannelLink } from "../../layouts/call-to-action.server.tsx";
import { ExampleBanner } from "../../layouts/examples.server.tsx";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { showMonth } from "../../lib/i18n/day-words.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Shell } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { Lead, PageHero } from "../ui/section.tsx";
import { DiarySheet } from "./diary-sheet.server.tsx";
import { diaryFeedPath } from "./feed.server.ts";
import { diaryYears, loadDiary } from "./load-diary.server.ts";

export const DiaryPage = pageOf(({ shell }) => {
  const { subpage } = shell;
  const { example, period, title, lead, empty } = useTexts("diary");
  const year = subpage ?? diaryYears()[0];
  return (
    <>
      <ExampleBanner text={example.text} />
      <PageHero
        title={subpage ? interpolate(period.page, { period: subpage }) : title}
        lead={lead}
        beside={<OpenBook />}
      />
      {year === undefined ? (
        <div className="page-width section-space">
          <h2 className="text-section">{empty.title}</h2>
          <Lead>{empty.text}</Lead>
        </div>
      ) : (
        <section className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div>
            <h2 className="mb-5 text-tally leading-none font-bold text-press rtl:leading-normal">
              {year}
            </h2>
            <DiarySheet year={year} />
          </div>
          <OtherPages />
        </section>
      )}
      <DiaryCallToAction />
    </>
  );
});

function OpenBook() {
  const { language, subpage = "" } = useShell();
  const newest = loadDiary()
    .filter(({ date }) => date.startsWith(subpage))
    .slice(0, 6);
  return (
    <div aria-hidden className="grid grid-cols-2 max-lg:hidden print:hidden">
      {[newest.slice(0, 3), newest.slice(3)].map((days, page) => (
        <ol
          key={days[0]?.name ?? ""}
          className={`diary-sheet ruled min-h-60 py-3 shadow-raised ${pageSlant[page]}`}
        >
          {days.map(({ name, date }) => (
            <li key={name} className="py-4 text-small text-accent">
              <span className="diary-day text-title">{Number(date.slice(8))}</span>
              {showMonth(date.slice(0, 7), language, "short")}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

const pageSlant = [
  "[transform:skewY(2deg)] rtl:[transform:skewY(-2deg)]",
  "[transform:skewY(-2deg)] rtl:[transform:skewY(2deg)]",
];

function OtherPages() {
  const { language, paths, subpage } = useShell();
  const { nav, period, feed } = useTexts("diary");
  const others = diaryYears()
    .slice(1)
    .filter((year) => year !== subpage)
    .map((year) => ({
      href: pathOf("diary", language, year),
      words: interpolate(period.page, { period: year }),
    }));
  const links = subpage ? [{ href: paths.diary, words: nav.all }, ...others] : others;
  return (
    <div>
      {links.length > 0 && (
        <nav aria-label={nav.label} className="mb-8">
          <ul className="ruled-sheet">
            {links.map(({ href, words }) => (
              <li key={href}>
                <InlineLink href={href} className="flex min-h-12 items-center">
                  {words}
                </InlineLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a href={diaryFeedPath(language)} className="paper-link inline-block">
          {feed.link}
        </a>
      </p>
      <p className="text-small text-ink-soft">{feed.hint}</p>
      <ChannelLink />
    </div>
  );
}

export function DiaryCallToAction() {
  const { ui } = useShell();
  const { closing } = useTexts("diary");
  const texts = { ...closing, accounts: ui.records.accounts };
  return <CallToAction texts={texts} to={["donate", "accounts", "contact"]} />;
}

export const FeedLink = ({ language }: Pick<Shell, "language">) => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={loadTexts("diary", language).feed.link}
    href={diaryFeedPath(language)}
  />
);
