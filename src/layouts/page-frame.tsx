import { payeePages } from "../content/addresses.server.ts";
import { notices } from "../forms/outbox-message.ts";
import { TextLink } from "../ui/button.tsx";
import { OfflineCopyNotice } from "../ui/offline-copy.tsx";
import type { Shell } from "../ui/shell.server.ts";
import { StaticPart } from "../ui/static-part.tsx";
import { useShell } from "../ui/use-shell.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const bottomBarClasses = "bottom-0 z-20 border-t border-line bg-press-pale";
const bottomRowClasses =
  "page-width flex items-center justify-between py-1 text-small sm:justify-start";

export function PageTop({ shell }: { shell: Shell }) {
  return (
    <StaticPart shell={shell}>
      <Header />
      <OfflineCopyNotice showsPayee={payeePages.includes(shell.page)} />
      <LanguageOffer />
    </StaticPart>
  );
}

export function PageBottom({ shell }: { shell: Shell }) {
  return (
    <StaticPart shell={shell}>
      <Footer />
      <OutboxLine />
    </StaticPart>
  );
}

/** A script shows one, once. The page grows by as much at its end (`base.css`), so it covers nothing for good. */
function LanguageOffer() {
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
      className={`fixed inset-x-0 ${bottomBarClasses}`}
    >
      <div className={bottomRowClasses}>
        <p className="me-5 max-sm:sr-only">{offer}</p>
        <TextLink href={href} data-language={code}>
          {accept}
        </TextLink>
        <button
          type="button"
          data-decline=""
          className="ms-5 min-h-11 px-2 text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {decline}
        </button>
      </div>
    </aside>
  ));
}

/** A script shows it with the sentence that the worker says is true. */
function OutboxLine() {
  const { ui, paths, page } = useShell();
  const unseen = page === "outbox" ? "invisible h-0 overflow-hidden border-0" : "";
  return (
    <aside
      hidden
      data-line=""
      aria-label={ui.outbox.label}
      className={`sticky ${bottomBarClasses} print:hidden ${unseen}`}
    >
      <p role="status" className={bottomRowClasses}>
        <span className="me-5">
          {notices.map((notice) => (
            <span key={notice} data-when={notice} hidden>
              {ui.outbox[notice]}
            </span>
          ))}
        </span>
        <TextLink href={paths.outbox} className="flex-none">
          {ui.outbox.link}
        </TextLink>
      </p>
    </aside>
  );
}
