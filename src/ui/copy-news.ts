export type CopyNews = {
  readonly copy:
    | "kept" // a copy, and nothing else is known
    | "newer" // the network has another version
    | "stalePayee" // the network names another payee
    | "staleAge" // too old to say who is paid
    | "missing"; // Home, in place of a page that is not on this device
  readonly day: string;
};

/** For a `Server-Timing` header (W3C), the one header that a page can read of itself. */
export const copyTiming = ({ copy }: CopyNews): string => `copy-${copy}`;

/** In the head, so that a copy looks like one before anything is drawn. */
export const readCopyTiming =
  "JSON.stringify(performance.getEntries())" +
  `.replace(/"copy-(\\w+)/,(_,c)=>document.all[0].dataset.copy=c)`;
