import { Check } from "lucide-react";
import { formatAmount } from "../i18n/format-number.ts";
import { choosePlural } from "../i18n/interpolate.ts";
import { linkClasses } from "../ui/button.tsx";
import { corePrograms, illustrationSize } from "../ui/core-programs.ts";
import { useReady } from "../ui/timing.ts";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import { formatMoney } from "./amount/money.ts";
import { useDonate } from "./donate-context.tsx";
import type { DonationConfig } from "./donate-data.server.ts";

/** The month of a whole program stands for all three of them and has an ornament instead. */
const [food, water, cleanUp] = corePrograms;
const images = {
  feed: food.image,
  water: water.image,
  cleanUp: cleanUp.image,
  program: undefined,
} as const;

type LevelCardsProps = {
  /** The gift in MRU, to mark the card it is worth. */
  amountMru: number;
  onChoose: (amountMru: number) => void;
};

/** The four impact levels; pressing one makes it the gift (requirements, section 2). */
export function LevelCards(props: LevelCardsProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {useDonate().config.impactLevels.map((level) => (
        <LevelCard key={level.id} level={level} {...props} />
      ))}
    </ul>
  );
}

type LevelCardProps = LevelCardsProps & { level: DonationConfig["impactLevels"][number] };

function LevelCard({ level, amountMru, onChoose }: LevelCardProps) {
  const { language } = useIsland();
  const { config, texts } = useDonate();
  const ready = useReady();
  const ids = { title: `level-${level.id}`, choose: `choose-${level.id}` };
  const { title, description } = texts.levels[level.id];
  const chosen = amountMru === level.amount;
  return (
    <li
      className={`relative flex overflow-hidden rounded-soft border-2 bg-white max-[22rem]:flex-col lg:flex-col ${chosen ? "border-press" : "border-line"} ${ready ? "hover:border-press" : ""}`}
    >
      <LevelImage src={images[level.id]} />
      <div className="flex flex-1 flex-col p-4 lg:p-5">
        <p className="text-title font-semibold text-press">
          <Ltr>{formatMoney(level.amount, "MRU", language, config)}</Ltr>
        </p>
        <h3 id={ids.title} className="mt-1 text-body">
          {title}
        </h3>
        <p className="mt-1 flex-1 text-small">
          <Trans
            text={choosePlural(description, level.provides, language.locale)}
            values={{ count: formatAmount(level.provides, language) }}
          />
        </p>
        <button
          type="button"
          id={ids.choose}
          disabled={!ready}
          aria-pressed={chosen}
          aria-labelledby={`${ids.choose} ${ids.title}`}
          onClick={() => onChoose(level.amount)}
          className={`with-script whole-card-choice mt-2 min-h-11 text-start text-press after:absolute after:inset-0 disabled:text-ink-soft disabled:no-underline ${linkClasses}`}
        >
          {texts.levels.choose}
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

function LevelImage({ src }: { src: string | undefined }) {
  // Narrower before an amount in wide letters is cut off, as with wider spacing (WCAG 2.2, 1.4.12).
  const imageClasses =
    "w-20 min-w-0 max-[22rem]:h-28 max-[22rem]:w-full sm:w-32 lg:h-auto lg:w-full";
  if (src === undefined) {
    return (
      <div aria-hidden="true" className={`${imageClasses} bg-press-deep p-3 lg:aspect-3/2`}>
        <div className="ornament-rosette size-full text-sun" />
      </div>
    );
  }
  return (
    <img
      src={src}
      alt=""
      {...illustrationSize}
      loading="lazy"
      className={`${imageClasses} min-[22rem]:h-full object-cover`}
    />
  );
}
