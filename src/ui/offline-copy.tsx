import type { Template } from "../i18n/interpolate.ts";
import { EmailLink, InlineLink } from "./button.tsx";
import type { OfflineCopyNews } from "./offline-copy-news.ts";
import { Trans } from "./trans.tsx";
import { useShell } from "./use-shell.ts";

/** A script puts in the day; until then as much room is kept, so that nothing moves. */
export function OfflineCopyWords({ text }: { text: Template<"date"> }) {
  const day = (
    <span data-offline-copy-day="" suppressHydrationWarning>
      00 000000000 0000
    </span>
  );
  return (
    <span data-unchecked="" suppressHydrationWarning>
      <Trans text={text} values={{ date: day }} />
    </span>
  );
}

const when = (state: OfflineCopyNews["offlineCopy"]) => ({ "data-when": state, hidden: true });

/** Links lie over the notice, so that nothing moves. */
export function OfflineCopyNotice({ showsPayee }: { showsPayee: boolean }) {
  const { ui, paths, page } = useShell();
  const { notice, missing, newer, changed, old } = ui.offlineCopy;
  const again = { href: page === "notFound" ? paths.home : paths[page] };
  const overlay = "page-width absolute inset-0 flex items-center bg-press-pale";
  return (
    <aside className="offline-copy-notice text-small offline-copy:border-b offline-copy:bg-press-pale print:hidden">
      <p className="page-width hidden min-h-11 items-center py-2 offline-copy:flex">
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
