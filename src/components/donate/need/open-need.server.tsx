import { loadFigures } from "../../../lib/content/figures.server.ts";
import { inLanguage } from "../../../lib/content/records.server.ts";
import { dayIn } from "../../../lib/i18n/day-words.ts";
import { formatMoney, groupThousands } from "../../../lib/i18n/format-number.ts";
import { useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { TextLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { loadNeed } from "./load-need.server.ts";

type Need = NonNullable<ReturnType<typeof loadNeed>>;

/** Three figures and their day. Home and Donate lead to Facts, which has room for the items. */
export function OpenNeed({ withItems = false }: { withItems?: boolean }) {
  const { language, paths } = useShell();
  const texts = useTexts("donate").need;
  const need = loadNeed();
  if (need === undefined) return null;
  const { needed, inHand, asOf, until } = need;
  const sums = [
    [texts.needed, needed],
    [texts.inHand, inHand],
    [texts.missing, needed - inHand],
  ] as const;
  const money = (mru: number) => formatMoney(mru, "MRU", language, loadFigures());
  const days = { date: <>{dayIn(asOf, language)}</>, until: <>{dayIn(until, language)}</> };
  return (
    <div data-until={`${until}T24`}>
      <Section title={texts.title} lead={inLanguage(need.what, language)} id="need">
        <ul className="ruled-sheet max-w-text">
          {sums.map(([label, mru]) => (
            <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
              {label}
              <Ltr className="text-title font-semibold text-press">{money(mru)}</Ltr>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-text">
          <Trans text={texts.days} values={days} /> {texts.first}
        </p>
        {withItems ? (
          <Items need={need} money={money} />
        ) : (
          <TextLink href={`${paths.facts}#need`}>{texts.items}</TextLink>
        )}
      </Section>
    </div>
  );
}

function Items({ need, money }: { need: Need; money: (mru: number) => string }) {
  const { language } = useShell();
  const { items, more, less } = useTexts("donate").need;
  return (
    <div className="mt-4 max-w-text">
      <h3 className="text-title">{items}</h3>
      <ul className="ruled-sheet">
        {need.items.map(({ name, quantity, price }) => (
          <li key={name[language.code]} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span>{inLanguage(name, language)}</span>
            <Ltr>{`${groupThousands(quantity, language)} × ${money(price)} = ${money(quantity * price)}`}</Ltr>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <b className="font-semibold">{more}</b> {inLanguage(need.rest.more, language)}
      </p>
      <p className="mt-1">
        <b className="font-semibold">{less}</b> {inLanguage(need.rest.less, language)}
      </p>
    </div>
  );
}
