import { showDay } from "../../../lib/i18n/day-words.ts";
import { type CurrencyCode, currencyCodes } from "../../../lib/money/currency-codes.ts";
import { findRateSource } from "../../../lib/rates/rate-sources.ts";
import { refreshRates } from "../../../lib/rates/use-rates.ts";
import { showError, showSuccess } from "../../shell/toasts.tsx";
import { Button } from "../../ui/button.tsx";
import { RefreshCw, TriangleAlert } from "../../ui/icons.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { useDonate } from "../use-donate.tsx";

export function CurrencyButtons() {
  const { texts } = useDonate();
  return (
    <fieldset>
      <legend className="font-semibold">{texts.currency.choose}</legend>
      <div className="mt-1 grid gap-2 sm:max-lg:grid-cols-2">
        {currencyCodes.map((code) => (
          <CurrencyButton key={code} code={code} />
        ))}
      </div>
    </fieldset>
  );
}

function CurrencyButton({ code }: { code: CurrencyCode }) {
  const { texts, config, gift, rates } = useDonate();
  const { name, description } = texts.currency.codes[code];
  const { symbol } = config.currencies[code];
  return (
    <button
      type="button"
      disabled={rates.loading}
      aria-pressed={code === gift.currency}
      onClick={() => gift.setCurrency(code)}
      className="flex gap-3 currency-choice"
    >
      <span data-flag={code} className="flag max-[15rem]:hidden" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between font-semibold leading-snug max-[15rem]:flex-wrap">
          <span className="me-2 min-w-0 wrap-anywhere">{name}</span>
          <Ltr className="shrink-0 text-accent">{symbol === code ? code : `${code} ${symbol}`}</Ltr>
        </span>
        <span className="text-small leading-snug text-ink-soft">
          {rates.loading && code !== "MRU" ? texts.currency.loading : description}
        </span>
      </span>
    </button>
  );
}

export function RatesLine() {
  const { currency: texts } = useDonate().texts;
  const { config, rates } = useDonate();
  const updateRates = async () => {
    if (rates.loading) return;
    if (await refreshRates(config)) showSuccess(texts.updated);
    else showError(texts.usingCached);
  };
  return (
    <div className="grid content-start items-start justify-items-start gap-y-1 text-small">
      <Button
        variant="quiet"
        size="small"
        onClick={() => void updateRates()}
        className="shrink-0 disabled:opacity-80"
      >
        <RefreshCw aria-hidden className="size-4" />
        <span>{rates.loading ? texts.updating : texts.update}</span>
      </Button>
      <RatesOrigin />
    </div>
  );
}

function RatesOrigin() {
  const { texts: all, days, rates } = useDonate();
  const texts = all.currency;
  const { loading, approximate, doubtful, updatedAt } = rates;
  const date = rates.publishedOn ?? updatedAt;
  const source = findRateSource(rates.source);
  const hasFailed = !loading && date === undefined;
  return (
    // The box has room for three lines, so that nothing below it moves when rates come.
    <div className="min-h-[3lh]">
      {approximate && (
        <p className="flex items-center gap-1.5 font-semibold text-accent">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {texts.approximate}
        </p>
      )}
      {doubtful && <p>{texts.doubtful}</p>}
      {hasFailed && <p>{texts.builtIn}</p>}
      {date && (
        <p>
          <Trans
            text={texts.ratesFrom}
            values={{ date: <time dateTime={date}>{showDay(date, days)}</time> }}
          />
        </p>
      )}
      {source && (
        <p>
          <Trans
            text={texts.source}
            values={{
              source: (
                <a href={source.href} rel="noreferrer" className="underline underline-offset-4">
                  <Ltr>{source.provider}</Ltr>
                </a>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
