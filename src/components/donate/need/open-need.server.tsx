import { inLanguage } from "../../../lib/content/records.server.ts";
import { dayIn } from "../../../lib/i18n/day-words.ts";
import { inMru } from "../../accounts/last-months.server.tsx";
import { useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { InlineLink } from "../../ui/button.tsx";
import { FigureRow, Section } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { loadNeed } from "./load-need.server.ts";

/** Three figures and their day. Home and Donate lead to Facts, which has room for the items. */
export function OpenNeed() {
  const { language, page, paths } = useShell();
  const texts = useTexts("donate").need;
  const need = loadNeed();
  if (need === undefined) return null;
  const { needed, inHand, asOf, until } = need;
  const what = inLanguage(need.what, language);
  const figures = [
    { label: texts.needed, value: inMru(needed, language) },
    { label: texts.inHand, value: inMru(inHand, language) },
    { label: texts.missing, value: inMru(needed - inHand, language) },
  ];
  const days = { date: <>{dayIn(asOf, language)}</>, until: <>{dayIn(until, language)}</> };
  return (
    <Section
      title={texts.title}
      lead={page === "facts" ? what : <InlineLink href={`${paths.facts}#need`}>{what}</InlineLink>}
      id="need"
      data-until={`${until}T24`}
    >
      <FigureRow figures={figures} />
      <p className="mt-4 max-w-text">
        <Trans text={texts.days} values={days} /> {page !== "home" && texts.first}
      </p>
      {page === "facts" && <Items need={need} />}
    </Section>
  );
}

function Items({ need: { items, rest } }: { need: NonNullable<ReturnType<typeof loadNeed>> }) {
  const { language } = useShell();
  const texts = useTexts("donate").need;
  return (
    <div className="mt-4 max-w-text">
      <h3 className="text-title">{texts.items}</h3>
      <ul className="ruled-sheet">
        {items.map(({ name, quantity, price }) => (
          <li key={name[language.code]} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span>{inLanguage(name, language)}</span>
            <Ltr>{`${quantity} × ${inMru(price, language)} = ${inMru(quantity * price, language)}`}</Ltr>
          </li>
        ))}
      </ul>
      {(["more", "less"] as const).map((key) => (
        <p key={key} className="mt-3">
          <b className="font-semibold">{texts[key]}</b> {inLanguage(rest[key], language)}
        </p>
      ))}
    </div>
  );
}
