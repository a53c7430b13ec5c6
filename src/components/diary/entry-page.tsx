import { ExampleBanner } from "../../layouts/examples.server.tsx";
import { pathOf } from "../../lib/addresses/addresses.server.ts";
import { inLanguage, labelExample } from "../../lib/content/records.server.ts";
import { dayIn, showMonth } from "../../lib/i18n/day-words.ts";
import { groupThousands } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { inMru } from "../accounts/last-months.server.tsx";
import { earlierYears, spentIn } from "../accounts/periods.server.ts";
import { whatsAppUrl } from "../charity/contact-links.ts";
import { pageName } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { WhatsApp } from "../ui/icons.tsx";
import { FigureList, PageHero, paragraphsOf } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";
import { countedPhrase, titleOf } from "./describe-entry.server.ts";
import { DiaryCallToAction } from "./diary-page.tsx";
import { EntryImage, EntryLink } from "./diary-sheet.server.tsx";
import { countedIn, type DiaryEntry, loadDiary } from "./load-diary.server.ts";
import type { EntryPicture } from "./pictures.server.ts";

type EntryPageProps = { entry: DiaryEntry; picture: EntryPicture | undefined };

export const EntryPage = pageOf<EntryPageProps>(({ shell, entry, picture }) => {
  const { language } = shell;
  const { example, labels, share } = useTexts("diary");
  const title = titleOf(entry, language);
  const date = dayIn(entry.date, language);
  const figures = countedPhrase(entry, language);
  const message = labelExample(interpolate(share.message, { title, date, figures }), language);
  return (
    <>
      <ExampleBanner text={example.text} />
      <PageHero
        title={title}
        lead={<time dateTime={entry.date}>{date}</time>}
        beside={
          <FigureList
            narrow
            figures={countedIn(entry).map(([id, value]) => ({
              value: groupThousands(value, language),
              label: labels[id],
            }))}
          />
        }
      />
      <div className="page-width items-start hero-columns pt-8 pb-14 lg:grid-rows-[auto_1fr] lg:pt-12 lg:pb-20">
        <div className="letter-sheet grid gap-(--rule) max-w-text shadow-raised">
          {paragraphsOf(inLanguage(entry.text, language)).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {entry.cost && <Cost entry={entry} cost={entry.cost} />}
        </div>
        {picture && entry.picture ? <Photograph files={picture} picture={entry.picture} /> : null}
        <div className={`grid gap-y-8 print:hidden ${picture ? "lg:col-start-1" : ""}`}>
          <ButtonLink
            href={whatsAppUrl(`${message}\n${shell.address}`)}
            variant="main"
            icon={WhatsApp}
            className="justify-self-start"
          >
            {share.button}
          </ButtonLink>
          <Neighbours entry={entry} />
        </div>
      </div>
      <DiaryCallToAction />
    </>
  );
});

/** What the day cost, beside what went out for its program in the whole month. */
function Cost({ entry: { date, program }, cost }: { entry: DiaryEntry; cost: number }) {
  const { language } = useShell();
  const month = date.slice(0, 7);
  const page = earlierYears().find((year) => month.startsWith(year));
  const href = `${pathOf("accounts", language, page)}#m${month}`;
  const values = {
    cost: inMru(cost, language),
    spent: inMru(spentIn(month, program), language),
    month: <>{showMonth(month, language, "withYear")}</>,
    accounts: <InlineLink href={href}>{pageName("accounts", language)}</InlineLink>,
  };
  return (
    <p>
      <Trans text={useTexts("diary").cost} values={values} />
    </p>
  );
}

type PhotographProps = { files: EntryPicture; picture: NonNullable<DiaryEntry["picture"]> };

function Photograph({ files, picture: { alt, drawing } }: PhotographProps) {
  const { large } = files;
  const { language } = useShell();
  const texts = useTexts("diary").picture;
  const size = String(Math.ceil(large.bytes.length / 1024));
  return (
    <figure className="max-w-text lg:row-span-2">
      <EntryImage files={files} alt={inLanguage(alt, language)} className="w-full" />
      <figcaption className="mt-2 text-small text-ink-soft">
        {drawing ? null : `${texts.agreed} `}
        <InlineLink href={large.path} className="print:hidden">
          <Trans text={texts.larger} values={{ size }} />
        </InlineLink>
      </figcaption>
    </figure>
  );
}

function Neighbours({ entry: { name } }: Pick<EntryPageProps, "entry">) {
  const { paths } = useShell();
  const { nav } = useTexts("diary");
  const entries = loadDiary();
  const index = entries.findIndex((candidate) => candidate.name === name);
  const links = [
    { entry: entries[index + 1], label: nav.earlier },
    { entry: entries[index - 1], label: nav.later },
  ];
  return (
    <nav aria-label={nav.label} className="border-t border-line pt-4">
      <ul className="flex flex-wrap gap-x-10 gap-y-2 lg:flex-col">
        {links.map(({ entry, label }) =>
          entry ? (
            <li key={label}>
              <p className="text-small text-ink-soft">{label}</p>
              <EntryLink entry={entry} />
            </li>
          ) : null,
        )}
        <li className="self-end lg:self-start">
          <a href={paths.diary} className="paper-link">
            {nav.all}
          </a>
        </li>
      </ul>
    </nav>
  );
}
