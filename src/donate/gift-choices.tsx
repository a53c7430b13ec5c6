import { Check } from "lucide-react";
import { formatAmount } from "../i18n/format-number.ts";
import { linkClasses } from "../ui/button.tsx";
import { corePrograms, illustrationSize } from "../ui/core-programs.ts";
import { Mark } from "../ui/ornament.tsx";
import { useReady } from "../ui/timing.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useIslandShell } from "../ui/use-shell.ts";
import { formatMoney } from "./amount.ts";
import type { DonateData } from "./donate-data.server.ts";
import { useDonate } from "./use-donate.tsx";

const [food, water, cleanUp] = corePrograms;
const images = {
  feed: food.image,
  water: water.image,
  cleanUp: cleanUp.image,
  program: undefined,
} as const;

export function GiftChoices() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
      {useDonate().giftChoices.map((choice) => (
        <GiftChoice key={choice.id} choice={choice} />
      ))}
    </ul>
  );
}

function GiftChoice({ choice }: { choice: DonateData["giftChoices"][number] }) {
  const { language } = useIslandShell();
  const { config, texts, gift } = useDonate();
  const ready = useReady();
  const { id, amount, title, description, provides } = choice;
  const ids = { title: `gift-${id}`, choose: `choose-${id}` };
  const chosen = gift.amountMru === amount;
  return (
    <li data-chosen={chosen} className={`gift-choice ${ready ? "hover:border-press" : ""}`}>
      <GiftImage src={images[id]} />
      <div className="flex flex-1 flex-col px-4 py-3">
        <p className="text-title font-semibold text-press">
          <Ltr>{formatMoney(amount, "MRU", language, config)}</Ltr>
        </p>
        <h3 id={ids.title} className="text-body">
          {title}
        </h3>
        <p className="flex-1 text-small">
          <Trans text={description} values={{ count: formatAmount(provides, language) }} />
        </p>
        <button
          type="button"
          id={ids.choose}
          disabled={!ready}
          aria-pressed={chosen}
          aria-labelledby={`${ids.choose} ${ids.title}`}
          onClick={() => gift.chooseGift(amount)}
          className={`with-script gift-choice-button ${linkClasses}`}
        >
          {texts.giftChoices.choose}
        </button>
        {chosen && (
          <Check
            aria-hidden
            className="absolute start-3 top-3 size-8 rounded-full bg-press p-1.5 text-white"
          />
        )}
      </div>
    </li>
  );
}

function GiftImage({ src }: { src: string | undefined }) {
  if (src === undefined) {
    return (
      <div
        aria-hidden="true"
        className="gift-picture flex items-center justify-center bg-press-deep"
      >
        <Mark className="size-12 text-sun lg:size-20" />
      </div>
    );
  }
  return <img src={src} alt="" {...illustrationSize} loading="lazy" className="gift-picture" />;
}
