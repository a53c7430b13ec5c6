import type { Template } from "../i18n/interpolate.ts";
import { EmailLink, InlineLink } from "./button.tsx";
import type { CopyNews } from "./copy-news.ts";
import { Trans } from "./trans.tsx";
import { useShell } from "./use-shell.ts";

/**
 * A sentence with the day on which the copy last came from the network. A script puts it in; until then as
 * much room is kept as a day takes, so that nothing moves.
 */
export function OfflineCopyWords({ text }: { text: Template<"date"> }) {
  const day = (
    <span data-copy-day="" suppressHydrationWarning>
      00 000000000 0000
    </span>
  );
  return (
    <span data-unchecked="" suppressHydrationWarning>
      <Trans text={text} values={{ date: day }} />
    </span>
  );
}

/** What is shown by a script, when that is what the page is told. */
const when = (copy: CopyNews["copy"]) => ({ "data-when": copy, hidden: true });

/**
 * Says that the page is a copy on the device, of which day, and what is wrong with it: see `CopyNews`.
 * Links lie over it, so that nothing moves.
 */
export function OfflineCopyNotice({ showsPayee }: { showsPayee: boolean }) {
  const { ui, paths, page } = useShell();
  const { notice, missing, newer, changed, old } = ui.offlineCopy;
  const again = { href: page === "notFound" ? paths.home : paths[page] };
  const overlay = "page-width absolute inset-0 flex items-center bg-press-pale";
  return (
    <aside className="copy-notice hidden border-b border-line bg-press-pale text-small copy:block print:hidden">
      <p className="page-width flex min-h-11 items-center py-2">
        <span>
          {page === "home" ? <b {...when("missing")}>{missing} </b> : null}
          <OfflineCopyWords text={notice} />
          {showsPayee ? (
            <b {...when("staleAge")}>
              {" "}
              <Trans text={old} values={{ email: <EmailLink /> }} />
            </b>
          ) : null}
        </span>
      </p>
      <InlineLink {...again} {...when("newer")} className={overlay}>
        {newer}
      </InlineLink>
      {showsPayee ? (
        <p role="alert">
          <InlineLink {...again} {...when("stalePayee")} className={`${overlay} font-semibold`}>
            {changed}
          </InlineLink>
        </p>
      ) : null}
    </aside>
  );
}
