/** How long a page may be hidden before it asks again, in milliseconds. */
const believedMs = 300_000;

/** A name without a hash, since a host may have removed the files of an older build. */
const script = "/service-news.js";

/** Asks who is paid when a page returns from the browser's memory, or is seen again after five minutes. */
export function lookAgain(): void {
  let left = Date.now();
  const look = ({ persisted }: Event & { persisted?: boolean }) => {
    if (persisted || (!document.hidden && Date.now() - left > believedMs)) {
      import(/* @vite-ignore */ script).then(({ show }) => show({})).catch(() => {});
    }
    left = Date.now();
  };
  addEventListener("pageshow", look);
  addEventListener("visibilitychange", look);
}
