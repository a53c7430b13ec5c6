import type { Template } from "../content/kit.ts";
import { Words } from "./words.tsx";

/**
 * Marks what is hidden in every page and shown on the copy that the service worker keeps: it takes
 * `hidden` away before the page is parsed. React does not put it back, as it has not changed.
 */
export const keptCopyOnly = { "data-kept-copy": "", hidden: true, suppressHydrationWarning: true };

/** A sentence with the day on which the copy was last had from the network, which the worker puts in. */
export function KeptCopyWords({ text }: { text: Template<"date"> }) {
  const day = (
    <span data-checked="" suppressHydrationWarning>
      …
    </span>
  );
  return <Words text={text} values={{ date: day }} />;
}
