import type { DiaryTexts } from "../../generated/texts.ts";
import { inLanguage } from "../content/collection.server.ts";
import { dayIn } from "../i18n/day-words.ts";
import { groupThousands } from "../i18n/format-number.ts";
import { ActionLink, InlineLink } from "../ui/button.tsx";
import { ExampleNote } from "../ui/example-note.tsx";
import { FigureList } from "../ui/figure-list.tsx";
import { PageHero } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Trans } from "../ui/trans.tsx";
import { countedIn } from "./diary-entry.server.ts";
import { DiaryCallToAction } from "./diary-page.tsx";
import { EntryLink } from "./diary-sheet.tsx";
import { titleOf } from "./diary-words.server.ts";
import type { loadEntry } from "./load-entry.server.ts";
import type { EntryPicture } from "./pictures.server.ts";

type EntryPageProps = Omit<Awaited<ReturnType<typeof loadEntry>>, "head" | "data">;

/** One day: what was counted, what there is to tell, and the link to send on. */
export function EntryPage(props: EntryPageProps) {
  const { shell, texts, entry, picture, whatsAppUrl } = props;
  const { language } = shell;
  const figures = countedIn(entry).map(([id, value]) => ({
    value: groupThousands(value, language),
    label: texts.labels[id],
  }));
  return (
    <StaticPart shell={shell}>
      <ExampleNote text={texts.example.text} />
      <PageHero
        title={titleOf(entry, language)}
        lead={<time dateTime={entry.date}>{dayIn(entry.date, language)}</time>}
      />
      <div className="page-width pt-8 lg:pt-12">
        <FigureList figures={figures} />
      </div>
      <div className="page-width pt-8 pb-14 lg:pb-20">
        <div className="items-start lg:flex">
          <p className="letter-sheet max-w-text flex-1 shadow-raised">
            {inLanguage(entry.text, language)}
          </p>
          {picture && entry.picture ? (
            <Photograph
              texts={texts.picture}
              picture={picture}
              alt={inLanguage(entry.picture.alt, language)}
            />
          ) : null}
        </div>
        <div className="mt-10 print:hidden">
          <ActionLink href={whatsAppUrl} variant="main">
            {texts.share.button}
          </ActionLink>
        </div>
        <Neighbours {...props} />
      </div>
      <DiaryCallToAction />
    </StaticPart>
  );
}

type PhotographProps = { texts: DiaryTexts["picture"]; picture: EntryPicture; alt: string };

/** A small picture, as the page's weight allows; a visitor who wants to see more opens the larger one. */
function Photograph({ texts, picture: { avif, jpeg, large }, alt }: PhotographProps) {
  const size = String(Math.ceil(large.bytes.length / 1024));
  return (
    <figure className="max-w-[30rem] max-lg:mt-8 lg:ms-12 lg:w-[26rem] lg:flex-none">
      <picture>
        <source type="image/avif" srcSet={fileAddress(avif)} />
        <img
          src={fileAddress(jpeg)}
          alt={alt}
          width={jpeg.width}
          height={jpeg.height}
          loading="lazy"
          decoding="async"
          className="h-auto w-full"
        />
      </picture>
      <figcaption className="mt-2 text-small text-ink-soft">
        {texts.agreed}{" "}
        <InlineLink href={fileAddress(large)} className="print:hidden">
          <Trans text={texts.larger} values={{ size }} />
        </InlineLink>
      </figcaption>
    </figure>
  );
}

const fileAddress = ({ file }: { file: string }) => `/diary/pictures/${file}`;

/** To the entries beside this one, and to the whole diary. */
function Neighbours({ shell, texts, earlier, later }: EntryPageProps) {
  const { nav } = texts;
  const links = [
    { entry: earlier, label: nav.earlier },
    { entry: later, label: nav.later },
  ];
  return (
    <nav aria-label={nav.label} className="mt-10 border-t border-line pt-4 print:hidden">
      <ul className="flex flex-wrap gap-x-10 gap-y-2">
        {links.map(({ entry, label }) =>
          entry ? (
            <li key={label}>
              <span className="block text-small text-ink-soft">{label}</span>
              <EntryLink entry={entry} />
            </li>
          ) : null,
        )}
        <li className="self-end">
          <a href={shell.paths.diary} className="paper-link">
            {nav.all}
          </a>
        </li>
      </ul>
    </nav>
  );
}
