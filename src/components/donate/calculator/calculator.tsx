import { interpolate } from "../../../lib/i18n/interpolate.ts";
import { useAfterPause, useReady } from "../../../lib/timing.ts";
import { ExamplePayee } from "../../charity/payee-notes.tsx";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { TextLink } from "../../ui/button.tsx";
import { Panel } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { AmountField } from "../amount-field.tsx";
import { CopyPayee } from "../copy-payee.tsx";
import { OldOuguiya, PayeeRows } from "../gift-slip.tsx";
import { useDonate } from "../use-donate.tsx";
import { CurrencyButtons, RatesLine } from "./currencies.tsx";

/** Its HTML of 1.3 KB would show nothing without a script, and rates that the slip no longer has until it wakes. */
export function Calculator() {
  const { texts } = useDonate();
  return (
    <>
      <p className="without-script marked">{texts.currency.noScript}</p>
      {useReady() ? <Tool /> : <div className="with-script min-h-[36rem]" />}
    </>
  );
}

function Tool() {
  const { texts, gift } = useDonate();
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[1.15fr_1fr]">
      <div className="grid gap-4">
        <div className="relative">
          <AmountField id="amount" label={texts.currency.amountLabel} />
          {gift.currency === "MRU" || gift.amountMru === 0 ? null : (
            <p className="absolute end-0 top-0 font-semibold text-press lg:hidden">
              {"= "}
              <Ltr>{gift.inMru}</Ltr>
            </p>
          )}
        </div>
        <CurrencyButtons />
      </div>
      <GiftResult />
      <RatesLine />
      <ProvidedByGift />
    </div>
  );
}

function GiftResult() {
  const { ui } = useIslandShell();
  const { texts, payee, gift, abroad } = useDonate();
  const { currency, providedByAmount } = texts;
  const { amountMru, choice, inCurrency, inMru, provided } = gift;
  const isSaidBySlip = choice !== undefined && gift.currency === "MRU";
  const result = [
    interpolate(ui.labelled, { label: currency.donation, value: inCurrency }),
    interpolate(ui.labelled, { label: currency.local, value: inMru }),
    providedByAmount.title,
    ...(amountMru > 0 ? [] : [providedByAmount.starts]),
    ...provided.map(({ text, count }) => interpolate(text, { count })),
  ].join(". ");
  return (
    <Panel className="pb-2">
      {gift.currency !== "MRU" && <TextLink href={abroad.href}>{abroad.text}</TextLink>}
      {amountMru === 0 ? (
        <p className="font-medium text-accent">{providedByAmount.starts}</p>
      ) : (
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3">
          <div>
            <p className="text-small text-ink-soft">{currency.donation}</p>
            <p className="text-title font-semibold">
              <Ltr>{inCurrency}</Ltr>
            </p>
          </div>
          <div>
            <p className="text-small text-ink-soft">{currency.local}</p>
            <p className="text-section font-semibold leading-tight text-press">
              <Ltr>{inMru}</Ltr>
            </p>
            <OldOuguiya amountMru={amountMru} text={texts.donor.old.beside} />
          </div>
        </div>
      )}
      <div data-payee="" className="mt-4 grid gap-2">
        <ExamplePayee className="text-small text-ink-soft" />
        <PayeeRows payee={payee} holder={texts.bankily.holderLabel} />
        <CopyPayee />
      </div>
      <p aria-live="polite" className="sr-only">
        {useAfterPause(isSaidBySlip ? "" : result)}
      </p>
    </Panel>
  );
}

/** What the gift does when it is shared over all programs. The slip says what it does in one. */
function ProvidedByGift() {
  const { texts, gift } = useDonate();
  const { title, note } = texts.providedByAmount;
  return (
    <div className="marked max-lg:-mt-2">
      <h3 className="text-title">{title}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:max-lg:grid-cols-2 sm:gap-y-3">
        {gift.provided.map(({ kind, text, count }) => {
          const value = <Ltr className="text-title font-semibold text-press">{count}</Ltr>;
          return (
            <li key={kind}>
              {/* `Trans` says why this has a key. */}
              <span key={text.template}>
                <Trans text={text} values={{ count: value }} />
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-small text-ink-soft">{note}</p>
    </div>
  );
}
