import { Droplets, Trash2, Users, Utensils } from "lucide-react";
import { choosePlural } from "../../i18n/fill.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { formatQuantity } from "../amount/format-amount.ts";
import type { ImpactTier } from "../donate-figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { impactOf } from "../impact.ts";
import { impactKinds } from "./impact-kinds.ts";

const icons = { meals: Utensils, water: Droplets, waste: Trash2, families: Users } as const;

type ImpactListProps = {
  texts: DonateTexts["impact"];
  /** The gift in MRU. */
  localValue: number;
  tiers: readonly ImpactTier[];
};

/** Meals, litres, kilograms and families that a gift provides (specification, section 9). */
export function ImpactList({ texts, localValue, tiers }: ImpactListProps) {
  const { language } = useIsland();
  const tier = impactOf(localValue, tiers);
  return (
    <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {impactKinds.map((kind) => {
        const Icon = icons[kind];
        const text = choosePlural(texts[kind], tier[kind], language.locale);
        return (
          <li key={kind} className="flex items-center gap-3">
            <Icon aria-hidden className="size-6 shrink-0 text-accent" />
            {/* Another wording is another element: its texts may be gone in a translated page. */}
            <span key={text.template}>
              <Words
                text={text}
                values={{
                  count: (
                    <Ltr className="text-title font-semibold text-press">
                      {formatQuantity(tier[kind], language)}
                    </Ltr>
                  ),
                }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
