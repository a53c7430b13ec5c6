import { useShell } from "../ui/use-shell.ts";

/**
 * One hidden offer per other language, in that language. The page script shows one, once, to a
 * visitor whose browser prefers it; without a script nothing is shown. It is one line high and the
 * page grows by as much at its end (see `base.css`), so that it covers nothing for good.
 */
export function LanguageOffer() {
  const { language, languages } = useShell();
  const others = languages.filter(({ code }) => code !== language.code);
  return others.map(({ code, dir, href, offer, accept, decline }) => (
    <aside
      key={code}
      hidden
      lang={code}
      dir={dir}
      data-offer={code}
      aria-label={offer}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-press-pale"
    >
      <div className="page-width flex items-center justify-between gap-x-5 py-1 text-small sm:justify-start">
        <p className="max-sm:sr-only">{offer}</p>
        <a
          href={href}
          hrefLang={code}
          data-language={code}
          className="inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink"
        >
          {accept}
        </a>
        <button
          type="button"
          data-decline=""
          className="min-h-11 px-2 text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {decline}
        </button>
      </div>
    </aside>
  ));
}
