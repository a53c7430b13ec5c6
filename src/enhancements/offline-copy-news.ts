/** Also for a page that came over the network, when another payee is named there now. */
export type OfflineCopyNews = {
  readonly offlineCopy:
    | "nothingElseKnown"
    | "newer" // the network has another version
    | "stalePayee" // the network names another payee
    | "staleAge" // too old to say who is paid
    | "staleMissing" // too old, and in place of a page that is not on this device
    | "missing"; // Home, in place of a page that is not on this device
  readonly day: string;
};

/** Whether the open page may name a wrong payee: then it shows none (`base.css`), and copies none. */
export const hidesPayee = (): boolean =>
  `${document.documentElement.dataset["offlineCopy"]}`.startsWith("stale");

/** For a `Server-Timing` header (W3C), the one header that a page can read of itself. */
export const offlineCopyTiming = ({ offlineCopy }: OfflineCopyNews): string =>
  `offline-copy-${offlineCopy}`;

/** In the head, so that a copy looks like one before anything is drawn. */
export const readOfflineCopyTiming =
  "JSON.stringify(performance.getEntries())" +
  `.replace(/"offline-copy-(\\w+)/,(_,c)=>document.all[0].dataset.offlineCopy=c)`;
