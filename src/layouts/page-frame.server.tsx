import { pageOf, useShell } from "../components/shell/shell-provider.server.tsx";
import { TextLink } from "../components/ui/button.tsx";
import { inlineScript } from "../lib/scripts/inline-script.server.ts";
import { languageKey } from "../lib/scripts/offer-language.ts";
import { showLanguageOffer } from "../lib/scripts/show-language-offer.inline.ts";
import { Footer } from "./footer.server.tsx";
import { Header } from "./header.server.tsx";
import { PayeeNotice } from "./payee-notice.server.tsx";

export const PageTop = pageOf(({ shell }) => (
  <>
    <Header />
    {shell.page !== "donate" && <LanguageOffer />}
  </>
));

export const PageBottom = pageOf(({ shell }) => (
  <>
    <Footer />
    {shell.page !== "donate" && <PayeeNotice states={["offline"]} className="site-foot" />}
  </>
));

const languageOffer = inlineScript(showLanguageOffer, languageKey);

/** The offer stands under the header from the first drawing on. On Donate it is under the slip, which must be on the first screen. */
export function LanguageOffer() {
  const { language, languages } = useShell();
  const others = languages.filter(({ code }) => code !== language.code);
  return (
    <>
      {others.map(({ code, dir, href, label, offer, accept, decline }) => (
        <aside
          key={code}
          hidden
          lang={code}
          dir={dir}
          aria-label={label}
          data-offer={code}
          className="bg-press-pale"
        >
          <div className="flex page-width flex-wrap items-center gap-x-6 text-small">
            <p className="max-sm:hidden">{offer}</p>
            <TextLink href={href} data-language={code}>
              {accept}
            </TextLink>
            <button
              type="button"
              data-language=""
              className="min-h-11 text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {decline}
            </button>
          </div>
        </aside>
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site's own */}
      <script dangerouslySetInnerHTML={{ __html: languageOffer }} />
    </>
  );
}
