import { RefreshCw, TriangleAlert } from "lucide-react";
import { Ltr } from "../../ui/ltr.tsx";
import { showError, showSuccess } from "../../ui/show-toast.tsx";
import { Words } from "../../ui/words.tsx";
import { useDonate, useShowDay } from "../donate-context.ts";
import { findRateSource } from "../rates/rate-sources.ts";
import type { RatesState, RefreshResult } from "../rates/rates-store.ts";
import { useReady } from "../timing.ts";

type RatesLineProps = { state: RatesState; refresh: () => Promise<RefreshResult> };

/** How good the rates are, when they are from and whose they are, and the button to renew them. */
export function RatesLine({ state, refresh }: RatesLineProps) {
  const texts = useDonate().texts.currency;
  const ready = useReady();
  const update = async () => {
    const result = await refresh();
    if (result === "updated") showSuccess(texts.updated);
    if (result === "failed") showError(texts.usingCached);
  };
  const loading = state.phase === "loading";
  return (
    <div className="flex flex-col items-start gap-x-5 gap-y-2 text-small sm:flex-row">
      <button
        type="button"
        disabled={!ready}
        onClick={() => void update()}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-soft border-2 border-press px-3 font-semibold text-press hover:bg-press hover:text-white active:bg-press-deep disabled:border-line disabled:text-ink-soft"
      >
        <RefreshCw aria-hidden className="size-4" />
        <OneOf texts={[texts.update, texts.updating]} shown={loading ? 1 : 0} />
      </button>
      <RatesOrigin state={state} />
    </div>
  );
}

function RatesOrigin({ state }: Pick<RatesLineProps, "state">) {
  const texts = useDonate().texts.currency;
  const showDay = useShowDay();
  const { phase, approximate, updatedAt, publishedOn } = state;
  const date = publishedOn ?? updatedAt;
  const source = findRateSource(state.source);
  return (
    // Room for three lines, since they come one by one and what follows must not move.
    <div className="min-h-[3lh]">
      <div role="status">
        {approximate && (phase !== "loading" || date !== undefined) ? (
          <p className="flex items-center gap-1.5 font-semibold text-accent">
            <TriangleAlert aria-hidden className="size-4 shrink-0" />
            {texts.approximate}
          </p>
        ) : null}
      </div>
      {date === undefined ? null : (
        <p>
          <Words
            text={texts.ratesFrom}
            values={{ date: <time dateTime={date}>{showDay(date)}</time> }}
          />
        </p>
      )}
      {source === undefined ? null : (
        <p>
          <Words
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

type OneOfProps = { texts: readonly string[]; shown: number };

/** One of several texts; the others keep their room unseen, so that nothing moves in a change. */
export function OneOf({ texts, shown }: OneOfProps) {
  return (
    <span className="grid">
      {texts.map((text, i) => (
        <span
          key={text}
          aria-hidden={i !== shown}
          className={`col-start-1 row-start-1 ${i === shown ? "" : "invisible"}`}
        >
          {text}
        </span>
      ))}
    </span>
  );
}
