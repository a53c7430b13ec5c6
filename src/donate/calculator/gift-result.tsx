import { Droplets, Trash2, Users, Utensils } from "lucide-react";
import type { Template } from "../../content/kit.ts";
import { choosePlural, fill } from "../../i18n/fill.ts";
import { formatQuantity } from "../../i18n/format-number.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { OrnamentBand } from "../../ui/ornament-band.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import { useDonate } from "../donate-context.ts";
import { impactKinds } from "../gift/impact.ts";
import type { GiftFormState } from "../gift/use-gift.ts";
import { OldOuguiya } from "../old-ouguiya.tsx";
import { useAfterPause } from "../timing.ts";

const icons = { meals: Utensils, water: Droplets, waste: Trash2, families: Users } as const;

type Provided = {
  readonly kind: keyof typeof icons;
  readonly text: Template<"count">;
  readonly count: string;
};

/** What the gift is, what it is worth in Mauritania and what it provides (requirements, section 9). */
export function GiftResult({ gift }: { gift: GiftFormState }) {
  const { language } = useIsland();
  const { currency, impact } = useDonate().texts;
  const provided = impactKinds.map((kind) => ({
    kind,
    text: choosePlural(impact[kind], gift.impact[kind], language.locale),
    count: formatQuantity(gift.impact[kind], language),
  }));
  return (
    <div className="overflow-hidden rounded-soft bg-white shadow-raised">
      <OrnamentBand className="text-accent" />
      <div className="px-5 pt-4 pb-6 sm:px-7">
        <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <dt className="text-small text-ink-soft">{currency.donation}</dt>
            <dd className="text-title font-semibold">
              <Ltr>{gift.shown.own}</Ltr>
            </dd>
          </div>
          <div>
            <dt className="text-small text-ink-soft">{currency.local}</dt>
            <dd className="text-section font-semibold leading-tight text-press">
              <Ltr>{gift.shown.mru}</Ltr>
            </dd>
            <dd className="text-ink-soft">
              <OldOuguiya value={gift.amountMru} />
            </dd>
          </div>
        </dl>
        <h3 className="mt-5 border-t border-line pt-5 text-title">{impact.title}</h3>
        {gift.amountMru > 0 ? null : <p className="font-medium text-accent">{impact.starts}</p>}
        <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {provided.map((each) => (
            <ProvidedItem key={each.kind} {...each} />
          ))}
        </ul>
        <p className="mt-5 text-small text-ink-soft">{impact.note}</p>
      </div>
      <GiftAnnouncement gift={gift} provided={provided} />
    </div>
  );
}

function ProvidedItem({ kind, text, count }: Provided) {
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden className="size-6 shrink-0 text-accent" />
      {/* Another wording is another element: its texts may be gone in a translated page. */}
      <span key={text.template}>
        <Words
          text={text}
          values={{ count: <Ltr className="text-title font-semibold text-press">{count}</Ltr> }}
        />
      </span>
    </li>
  );
}

type GiftAnnouncementProps = { gift: GiftFormState; provided: readonly Provided[] };

/** Tells a screen reader the result once the visitor pauses, and nothing when the page opens. */
function GiftAnnouncement({ gift, provided }: GiftAnnouncementProps) {
  const { line } = useIsland().ui;
  const { currency, impact } = useDonate().texts;
  const result = [
    fill(line, { label: currency.donation, value: gift.shown.own }),
    fill(line, { label: currency.local, value: gift.shown.mru }),
    ...(gift.amountMru > 0 ? [] : [impact.starts]),
    ...provided.map(({ text, count }) => fill(text, { count })),
  ].join(". ");
  return <output className="sr-only">{useAfterPause(result)}</output>;
}
