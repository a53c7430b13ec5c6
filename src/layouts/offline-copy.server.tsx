import type { OfflineCopyNews } from "../enhancements/offline-copy-news.ts";
import { type Template, withSpace } from "../i18n/interpolate.ts";
import { useShell } from "../shell/use-shell.server.ts";
import { InlineLink } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";

/** A script writes the day. Its room is kept, so that nothing moves. */
export function OfflineCopyWords({ text }: { text: Template<"date"> }) {
  const day = (
    <span data-offline-copy-day="" suppressHydrationWarning>
      00 000000000 0000
    </span>
  );
  return (
    <span data-unchecked="" suppressHydrationWarning>
      <Trans text={withSpace(text)} values={{ date: day }} />
    </span>
  );
}

const when = (...states: OfflineCopyNews["offlineCopy"][]) => ({
  "data-when": states.join(" "),
  hidden: true,
});

/** A script writes the words. Links cover the notice, so that nothing moves. */
export function OfflineCopyNotice() {
  const { label, notice } = useShell().ui.offlineCopy;
  const overlay =
    "page-width absolute inset-x-0 top-0 flex min-h-full items-center py-1 bg-press-pale";
  return (
    <aside
      aria-label={label}
      className="offline-copy-notice text-small offline-copy:border-b offline-copy:bg-press-pale print:hidden"
    >
      <p className="page-width hidden min-h-11 items-center py-2 offline-copy:flex">
        <span>
          <OfflineCopyWords text={notice} />
          <b {...when("missing", "staleAge", "staleMissing")} />
        </span>
      </p>
      <InlineLink href="#content" {...when("newer")} className={overlay} />
      <p aria-live="assertive">
        <InlineLink href="#content" {...when("stalePayee")} className={overlay} />
      </p>
    </aside>
  );
}
