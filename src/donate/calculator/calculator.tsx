import { interpolate } from "../../i18n/interpolate.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { controlClasses, Field } from "../../ui/field.tsx";
import { Droplet, Trash2, Users, Utensils } from "../../ui/icons.tsx";
import { Panel } from "../../ui/section.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { Ltr, Trans } from "../../ui/trans.tsx";
import type { DonateData } from "../donate-data.server.ts";
import { ChoiceLine } from "../gift-choice.tsx";
import { OldOuguiya } from "../gift-slip.tsx";
import { useRates } from "../rates/use-rates.ts";
import { useChangedBefore, useDonate } from "../use-donate.tsx";
import { CurrencyButtons, RatesLine } from "./currencies.tsx";

export function Calculator() {
  const { texts, config } = useDonate();
  const rates = useRates(config);
  return (
    <>
      <p className="without-script marked">{texts.currency.noScript}</p>
      <div className="with-script grid gap-x-12 gap-y-4 lg:grid-cols-[1.15fr_1fr] lg:items-start">
        <div className="grid gap-4">
          <CurrencyButtons loading={rates.state.loading} />
          <AmountField />
          <RatesLine rates={rates} />
        </div>
        <GiftResult />
      </div>
    </>
  );
}

/** A field of type number would drop Arabic digits and "1 000", and would change by scrolling. */
function AmountField() {
  const { texts, gift } = useDonate();
  const { text, parsed, currency, tooLarge, shown } = gift;
  useChangedBefore("#amount", (value) => gift.type(value));
  const unreadable = parsed.kind === "unreadable" ? texts.currency.unreadable : "";
  // The remark waits for a pause, since "1000 o" is wrong until it becomes "1000 ouguiyas".
  const remark = useAfterPause(unreadable) && unreadable;
  return (
    <Field
      id="amount"
      label={texts.currency.amountLabel}
      error={tooLarge ? interpolate(texts.currency.tooLarge, { max: shown.max }) : undefined}
      remark={remark}
    >
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            aria-describedby={`amount-unit ${ids["aria-describedby"]}`}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            // An Arabic field would paint "1 000" as "000 1".
            dir="ltr"
            value={text}
            placeholder={texts.currency.amountPlaceholder}
            aria-invalid={tooLarge || remark !== ""}
            onChange={({ currentTarget }) => gift.type(currentTarget.value)}
            onBlur={gift.leaveField}
            className={`${controlClasses} amount-control`}
          />
          <span
            id="amount-unit"
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-[min(1rem,4vw)] flex items-center font-semibold text-ink-soft"
          >
            {currency}
          </span>
        </div>
      )}
    </Field>
  );
}

const icons = { meals: Utensils, water: Droplet, waste: Trash2, families: Users } as const;

function GiftResult() {
  const { ui } = useIslandShell();
  const { texts, gift } = useDonate();
  const { currency, providedByAmount } = texts;
  const { shown, amountMru, choice, provided } = gift;
  const isSaidBySlip = choice !== undefined && gift.currency === "MRU";
  const result = [
    interpolate(ui.line, { label: currency.donation, value: shown.own }),
    interpolate(ui.line, { label: currency.local, value: shown.mru }),
    ...(choice ? [interpolate(choice.gives, choice)] : []),
    ...(amountMru > 0 ? [] : [providedByAmount.starts]),
    ...provided.map(({ text, count }) => interpolate(text, { count })),
  ].join(". ");
  return (
    <Panel className="pb-5">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-small text-ink-soft">{currency.donation}</p>
          <p className="text-title font-semibold">
            <Ltr>{shown.own}</Ltr>
          </p>
        </div>
        <div>
          <p className="text-small text-ink-soft">{currency.local}</p>
          <p className="text-section font-semibold leading-tight text-press">
            <Ltr>{shown.mru}</Ltr>
          </p>
          <OldOuguiya amountMru={amountMru} text={texts.donor.old.beside} />
        </div>
      </div>
      {choice && (
        <p key={choice.id} className="mt-3 border-t border-line pt-3">
          <ChoiceLine choice={choice} />
        </p>
      )}
      <h3 className="mt-3 border-t border-line pt-3 text-title">{providedByAmount.title}</h3>
      {amountMru > 0 ? null : <p className="font-medium text-accent">{providedByAmount.starts}</p>}
      <p className="text-small text-ink-soft">{providedByAmount.note}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2 sm:gap-y-3">
        {provided.map((sentence) => (
          <ProvidedItem key={sentence.kind} {...sentence} />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {useAfterPause(isSaidBySlip ? "" : result)}
      </p>
    </Panel>
  );
}

type Provided = DonateData["providedByAmount"][number]["provided"][number];

function ProvidedItem({ kind, text, count }: Provided) {
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden className="size-6 shrink-0 text-accent" />
      {/* A new key makes a new element, since a browser that translates may have removed the text. */}
      <span key={text.template}>
        <Trans
          text={text}
          values={{ count: <Ltr className="text-title font-semibold text-press">{count}</Ltr> }}
        />
      </span>
    </li>
  );
}
