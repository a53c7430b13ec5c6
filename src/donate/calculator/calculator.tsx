import { Droplet, Trash2, Users, Utensils } from "lucide-react";
import type { Ref } from "react";
import { formatQuantity } from "../../i18n/format-number.ts";
import type { Template } from "../../i18n/interpolate.ts";
import { choosePlural, interpolate } from "../../i18n/interpolate.ts";
import { controlClasses, Field } from "../../ui/field.tsx";
import { Card } from "../../ui/section.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { impactKinds } from "../amount/money.ts";
import { Part, useDonate } from "../donate-context.tsx";
import type { GiftFormState } from "../gift/use-gift.ts";
import { OldOuguiya } from "../old-ouguiya.tsx";
import type { RatesInUse } from "../rates/use-rates.ts";
import { CurrencyButtons, RatesLine } from "./currencies.tsx";

type CalculatorProps = {
  rates: RatesInUse;
  gift: GiftFormState;
  panel: Ref<HTMLDivElement>;
};

export function Calculator({ rates: { state, refresh }, gift, panel }: CalculatorProps) {
  const { texts } = useDonate();
  const { currency } = texts;
  return (
    <>
      <p className="without-script marked">
        <Part name="noscript" />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has one legend, not the section's title */}
      <div
        ref={panel}
        role="group"
        tabIndex={-1}
        aria-label={currency.title}
        className="with-script grid gap-x-12 gap-y-6 outline-none lg:grid-cols-[1.15fr_1fr] lg:items-start"
      >
        <div className="grid gap-4">
          <CurrencyButtons gift={gift} loading={state.loading} />
          <AmountField gift={gift} />
          <RatesLine state={state} refresh={refresh} />
        </div>
        <GiftResult gift={gift} />
      </div>
    </>
  );
}

/** A field of type number drops Arabic digits and pasted "1 000", and changes by scrolling. */
function AmountField({ gift }: { gift: GiftFormState }) {
  const { texts } = useDonate();
  const { text, currency, tooLarge, shown, field } = gift;
  return (
    <Field
      id="amount"
      label={texts.currency.amountLabel}
      error={tooLarge ? interpolate(texts.currency.tooLarge, { max: shown.max }) : undefined}
    >
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={field}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            // Not that of the page: "1 000" would be painted "000 1".
            dir="ltr"
            value={text}
            placeholder={texts.currency.amountPlaceholder}
            aria-invalid={tooLarge}
            onChange={({ currentTarget }) => gift.type(currentTarget.value)}
            onBlur={gift.onBlur}
            className={`${controlClasses} amount-control`}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 flex items-center font-semibold text-ink-soft"
          >
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}

const icons = { meals: Utensils, water: Droplet, waste: Trash2, families: Users } as const;

function GiftResult({ gift }: { gift: GiftFormState }) {
  const { language, ui } = useIsland();
  const { texts } = useDonate();
  const { currency, impact } = texts;
  const { shown, amountMru } = gift;
  // A part of a family helped would mean nothing.
  const kinds = impactKinds.filter((kind) => kind !== "families" || gift.impact.families >= 1);
  const provided = kinds.map((kind) => ({
    kind,
    text: choosePlural(impact[kind], gift.impact[kind], language.locale),
    count: formatQuantity(gift.impact[kind], language),
  }));
  const result = [
    interpolate(ui.line, { label: currency.donation, value: shown.own }),
    interpolate(ui.line, { label: currency.local, value: shown.mru }),
    ...(amountMru > 0 ? [] : [impact.starts]),
    ...provided.map(({ text, count }) => interpolate(text, { count })),
  ].join(". ");
  return (
    <Card className="pb-5">
      <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <dt className="text-small text-ink-soft">{currency.donation}</dt>
          <dd className="text-title font-semibold">
            <Ltr>{shown.own}</Ltr>
          </dd>
        </div>
        <div>
          <dt className="text-small text-ink-soft">{currency.local}</dt>
          <dd className="text-section font-semibold leading-tight text-press">
            <Ltr>{shown.mru}</Ltr>
          </dd>
          <dd className="text-ink-soft">
            <OldOuguiya value={amountMru} />
          </dd>
        </div>
      </dl>
      <h3 className="mt-3 border-t border-line pt-3 text-title">{impact.title}</h3>
      {amountMru > 0 ? null : <p className="font-medium text-accent">{impact.starts}</p>}
      <p className="mt-1 text-small text-ink-soft">
        <Part name="note" />
      </p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {provided.map((each) => (
          <ProvidedItem key={each.kind} {...each} />
        ))}
      </ul>
      <output className="sr-only">{useAfterPause(result)}</output>
    </Card>
  );
}

type ProvidedItemProps = { kind: keyof typeof icons; text: Template<"count">; count: string };

function ProvidedItem({ kind, text, count }: ProvidedItemProps) {
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden className="size-6 shrink-0 text-accent" />
      {/* Keyed: a browser that translates the page may have removed React's text nodes. */}
      <span key={text.template}>
        <Trans
          text={text}
          values={{ count: <Ltr className="text-title font-semibold text-press">{count}</Ltr> }}
        />
      </span>
    </li>
  );
}
