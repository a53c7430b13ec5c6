import gifts from "../../../art/gifts.svg?url";
import { loadFigures } from "../../lib/content/figures.server.ts";
import { formatAmount, formatMoney } from "../../lib/i18n/format-number.ts";
import { choosePlural } from "../../lib/i18n/interpolate.ts";
import { Drawing } from "../charity/drawings.server.tsx";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { Tent } from "../ui/ornament.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { giftFragment } from "./gift-link.ts";

/** Each card is a link that chooses its amount, and leads to the slip. */
export function GiftCards() {
  const { language } = useShell();
  const { giftChoices } = useTexts("donate");
  const figures = loadFigures();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {figures.giftChoices.map(({ id, amount, provides }) => (
        <li
          key={id}
          className="relative flex flex-wrap overflow-hidden rounded-soft border-2 border-line bg-white hover:border-press lg:flex-col lg:flex-nowrap"
        >
          <GiftImage id={id} />
          <div className="grow-999 basis-36 px-4 py-1.5 max-[15rem]:px-2 sm:py-3 lg:basis-auto">
            <p className="text-title font-semibold text-press">
              <Ltr>{formatMoney(amount, "MRU", language, figures)}</Ltr>
            </p>
            <h3>
              <a href={giftFragment(amount)} className="stretched-link underline">
                {giftChoices[id].title}
              </a>
            </h3>
            <p className="text-small">
              <Trans
                text={choosePlural(giftChoices[id].description, provides, language.locale)}
                values={{ count: formatAmount(provides, language) }}
              />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What a gift buys, where that is a thing. All pictures are in one file. */
function GiftImage({ id }: { id: string }) {
  if (id === "program") {
    return (
      <div
        aria-hidden="true"
        className="gift-picture flex items-center justify-center bg-press-deep print:hidden"
      >
        <Tent className="size-11 text-sun" />
      </div>
    );
  }
  return <Drawing src={`${gifts}#${id}`} className="gift-picture print:hidden" />;
}
