import type { Template } from "../i18n/interpolate.ts";
import { InlineLink } from "./button.tsx";
import { Trans } from "./trans.tsx";
import { useShell } from "./use-shell.ts";

/**
 * Marks what is hidden in every page and shown on the copy that the service worker caches: it takes
 * `hidden` away before the page is parsed. React does not put it back, as it has not changed.
 */
export const offlineCopyOnly = {
  "data-offline-copy": "",
  hidden: true,
  suppressHydrationWarning: true,
};

/** A sentence with the day on which the copy last came from the network, which the worker puts in. */
export function OfflineCopyWords({ text }: { text: Template<"date"> }) {
  const day = (
    <span data-checked="" suppressHydrationWarning>
      …
    </span>
  );
  return <Trans text={text} values={{ date: day }} />;
}

/**
 * Says that the page is a copy on the device, and of which day. Hidden in every page; the service
 * worker shows it and puts the day in when it answers from its cache, before the page is parsed. The
 * link appears over it when the network has brought another page after all: nothing moves.
 */
export function OfflineCopyNotice() {
  const { ui, paths, page } = useShell();
  const { offlineCopy } = ui;
  return (
    <aside
      {...offlineCopyOnly}
      className="relative border-b border-line bg-press-pale text-small print:hidden"
    >
      <p className="page-width flex min-h-11 items-center py-2">
        <span>
          <OfflineCopyWords text={offlineCopy.notice} />
        </span>
      </p>
      <InlineLink
        href={page === "notFound" ? paths.home : paths[page]}
        data-newer=""
        hidden
        className="page-width absolute inset-0 flex items-center bg-press-pale"
      >
        {offlineCopy.newer}
      </InlineLink>
    </aside>
  );
}
