/** News about a page that is a copy, or whose payee has changed on the network. */
export type OfflineCopyNews = {
  readonly offlineCopy:
    | "nothingElseKnown"
    | "newer" // the network has another version
    | "stalePayee" // the network names another payee
    | "staleAge" // the copy is too old to show the payee
    | "staleMissing" // Home, too old, instead of a page that is not on this device
    | "missing"; // Home instead of a page that is not on this device
  readonly day: string;
};

/** Whether the page may have a wrong payee. Then it hides (`base.css`) and copies none. */
export const hidesPayee = (): boolean =>
  `${document.documentElement.dataset["offlineCopy"]}`.startsWith("stale");

/** The `Server-Timing` header (W3C) is the only header that a page can read about itself. */
export const offlineCopyTiming = ({ offlineCopy }: OfflineCopyNews): string =>
  `offline-copy-${offlineCopy}`;

/** Runs in the head, so that a copy is marked before anything is drawn. */
export const readOfflineCopyTiming =
  "JSON.stringify(performance.getEntries())" +
  `.replace(/"offline-copy-(\\w+)/,(_,c)=>document.all[0].dataset.offlineCopy=c)`;
