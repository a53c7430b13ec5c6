import { useShell } from "./use-shell.ts";

/**
 * One hidden offer per other language, in that language. The page script shows one, once, to a
 * visitor whose browser prefers it; without a script nothing is shown.
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
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-press-pale print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-small">
        <p>{offer}</p>
        <a
          href={href}
          hrefLang={code}
          data-language={code}
          className="inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4"
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
