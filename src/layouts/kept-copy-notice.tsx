import { KeptCopyWords, keptCopyOnly } from "../ui/kept-copy.tsx";
import { useShell } from "../ui/use-shell.ts";

/**
 * Says that the page is a copy kept on the device, and of which day. Hidden in every page; the service
 * worker shows it and puts the day in when it answers from its cache, before the page is parsed. The
 * link comes out over it when the network has brought another page after all: nothing moves.
 */
export function KeptCopyNotice() {
  const { ui, paths, page } = useShell();
  const { kept } = ui;
  return (
    <aside
      {...keptCopyOnly}
      className="relative border-b border-line bg-press-pale text-small print:hidden"
    >
      <p className="page-width flex min-h-11 items-center py-2">
        <span>
          <KeptCopyWords text={kept.notice} />
        </span>
      </p>
      <a
        href={page === "notFound" ? paths.home : paths[page]}
        data-newer=""
        hidden
        className="page-width absolute inset-0 flex items-center bg-press-pale font-semibold text-press underline underline-offset-4"
      >
        {kept.newer}
      </a>
    </aside>
  );
}
