import { type CurrencyCode, currencyCodes } from "../../i18n/currency-codes.ts";
import { showDay } from "../../i18n/day-words.ts";
import { showError, showSuccess } from "../../shell/toasts.tsx";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Button, TextLink } from "../../ui/button.tsx";
import { RefreshCw, TriangleAlert } from "../../ui/icons.tsx";
import { useReady } from "../../ui/timing.ts";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { findRateSource } from "../rates/rate-sources.ts";
import { type RatesState, refreshRates } from "../rates/use-rates.ts";
import { useDonate } from "../use-donate.tsx";

export function CurrencyButtons({ loading }: { loading: boolean }) {
  const { texts } = useDonate();
  return (
    <fieldset>
      <legend className="font-semibold">{texts.currency.choose}</legend>
      <div className="mt-1 grid gap-2 sm:max-lg:grid-cols-2">
        {currencyCodes.map((code) => (
          <CurrencyButton key={code} code={code} loading={loading} />
        ))}
      </div>
    </fieldset>
  );
}

function CurrencyButton({ code, loading }: { code: CurrencyCode; loading: boolean }) {
  const { texts, config, gift } = useDonate();
  const { name, description } = texts.currency.codes[code];
  const { symbol } = config.currencies[code];
  return (
    <button
      type="button"
      disabled={loading}
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
          <StableText
            texts={[description, texts.currency.loading]}
            shown={loading && code !== "MRU" ? 1 : 0}
          />
        </span>
      </span>
    </button>
  );
}

type RatesProps = { rates: RatesState };

export function RatesLine({ rates }: RatesProps) {
  const { config, texts: all } = useDonate();
  const { abroad, currency: texts } = all;
  const { paths } = useIslandShell();
  const ready = useReady();
  const updateRates = async () => {
    if (await refreshRates(config)) showSuccess(texts.updated);
    else showError(texts.usingCached);
  };
  return (
    <div className="grid content-start items-start justify-items-start gap-x-5 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      <Button
        variant="quiet"
        size="small"
        disabled={!ready}
        onClick={() => void updateRates()}
        className="shrink-0 disabled:opacity-80"
      >
        <RefreshCw aria-hidden className="size-4" />
        <StableText texts={[texts.update, texts.updating]} shown={rates.loading ? 1 : 0} />
      </Button>
      <RatesOrigin rates={rates} />
      <TextLink href={`${paths.questions}#from-abroad`} className="col-span-full">
        {abroad}
      </TextLink>
    </div>
  );
}

function RatesOrigin({ rates }: RatesProps) {
  const { texts: all, days } = useDonate();
  const texts = all.currency;
  const { loading, approximate, updatedAt, publishedOn } = rates;
  const date = publishedOn ?? updatedAt;
  const source = findRateSource(rates.source);
  const builtIn = !loading && date === undefined && texts.builtIn;
  const note = rates.doubtful ? texts.doubtful : builtIn;
  return (
    // The box has room for three lines, so that nothing below it moves while the page opens.
    <div className="min-h-[3lh]">
      {approximate && (!loading || date !== undefined) ? (
        <p className="flex items-center gap-1.5 font-semibold text-accent">
          <TriangleAlert aria-hidden className="size-4 shrink-0" />
          {texts.approximate}
        </p>
      ) : null}
      {note && <p>{note}</p>}
      {date === undefined ? null : (
        <p>
          <Trans
            text={texts.ratesFrom}
            values={{ date: <time dateTime={date}>{showDay(date, days)}</time> }}
          />
        </p>
      )}
      {source === undefined ? null : (
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

/** Hidden texts keep their room, so that a change of text moves nothing. */
function StableText({ texts, shown }: { texts: readonly string[]; shown: number }) {
  return (
    <span className="stable">
      {texts.map((text, i) => (
        <span key={text} hidden={i !== shown}>
          {text}
        </span>
      ))}
    </span>
  );
}
