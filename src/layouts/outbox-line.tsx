import { notices } from "../outbox/kept-message.ts";
import { noticeKey } from "../outbox/notice-key.ts";
import { useShell } from "../ui/use-shell.ts";

/**
 * Says what has become of a message that is kept until there is a connection, never what it says. Hidden
 * in every page; the enhancements show it with the sentence that is true. It sticks to the end of the
 * screen and has its own place at the end of the page, so that it covers nothing for good.
 */
export function OutboxLine() {
  const { ui, paths, page, site } = useShell();
  return (
    <aside
      hidden
      data-outbox=""
      data-key={noticeKey}
      data-email={site.email}
      aria-label={ui.outbox.label}
      className={`sticky bottom-0 z-20 border-t border-line bg-press-pale print:hidden ${page === "outbox" ? "invisible h-0 overflow-hidden border-0" : ""}`}
    >
      <p
        role="status"
        className="page-width flex min-h-11 items-center justify-between gap-x-5 py-1 sm:justify-start text-small"
      >
        <span>
          {notices.map((notice) => (
            <span key={notice} data-says={notice}>
              {ui.outbox[notice]}
            </span>
          ))}
        </span>
        <a
          href={paths.outbox}
          className="inline-flex min-h-11 flex-none items-center font-semibold text-press underline underline-offset-4 hover:text-ink"
        >
          {ui.outbox.link}
        </a>
      </p>
    </aside>
  );
}
