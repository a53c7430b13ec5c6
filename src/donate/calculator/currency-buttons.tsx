import { type CurrencyCode, currencyCodes } from "../amount/currency.ts";
import { useDonate } from "../donate-context.ts";
import { OneOf } from "./rates-line.tsx";

type CurrencyButtonsProps = {
  chosen: CurrencyCode;
  /** While the rates are loading nothing can be chosen (requirements, section 4). */
  loading: boolean;
  onChoose: (code: CurrencyCode) => void;
};

/** The four currencies as buttons, of which one is pressed. */
export function CurrencyButtons(props: CurrencyButtonsProps) {
  const { texts } = useDonate();
  return (
    <fieldset>
      <legend className="font-semibold">{texts.currency.choose}</legend>
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {currencyCodes.map((code) => (
          <CurrencyButton key={code} code={code} {...props} />
        ))}
      </div>
    </fieldset>
  );
}

type CurrencyButtonProps = CurrencyButtonsProps & { code: CurrencyCode };

function CurrencyButton({ code, chosen, loading, onChoose }: CurrencyButtonProps) {
  const { texts, config } = useDonate();
  const { name, description } = texts.currency.codes[code];
  const { symbol } = config.currencies[code];
  return (
    <button
      type="button"
      disabled={loading}
      aria-pressed={code === chosen}
      onClick={() => onChoose(code)}
      className="flex min-h-16 items-center gap-3 rounded-soft border-2 border-line bg-white px-3 py-2 text-start enabled:hover:border-press aria-pressed:border-press aria-pressed:bg-press-pale forced-colors:aria-pressed:border-[Highlight]"
    >
      <span data-flag={code} className="flag shrink-0 rounded-[2px] outline outline-line" />
      <span className="flex-1">
        <span className="flex items-baseline justify-between gap-2 font-semibold leading-snug">
          {name}
          <bdi dir="ltr" className="shrink-0 text-accent">
            {symbol === code ? code : `${code} ${symbol}`}
          </bdi>
        </span>
        <span className="text-small leading-snug text-ink-soft">
          <OneOf
            texts={[description, texts.currency.loading]}
            shown={loading && code !== "MRU" ? 1 : 0}
          />
        </span>
      </span>
    </button>
  );
}
