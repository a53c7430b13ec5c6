/** How long a tab may be out of sight and still be believed, in milliseconds. */
const believedMs = 300_000;

/** Not by its hash: a host may have removed the files of the build that the page is of. */
const script = "/service-news.js";

/** Asks who is paid when a page comes back from the browser's memory, or into sight after five minutes. */
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
