/** How long a page may be hidden before it asks again, in milliseconds. */
const believedMs = 300_000;

/** A name without a hash, since a host may have removed the files of an older build. */
const script = "/service-news.js";

/** A phone that wakes has no network for a moment, so the page asks again. In milliseconds. */
const retryMs = 3000;

/** Asks who is paid when a page returns from the browser's memory, or is seen again after five minutes. */
export function lookAgain(): void {
  let left = Date.now();
  let address = script;
  const askPayee = () => {
    const askLater = () => {
      // A browser does not load a failed module again from the same address.
      address += "?";
      setTimeout(askPayee, retryMs);
    };
    import(/* @vite-ignore */ address).then(({ show }) => show({}), askLater);
  };
  const lookAtPage = ({ persisted }: Event & { persisted?: boolean }) => {
    if (persisted || (!document.hidden && Date.now() - left > believedMs)) askPayee();
    left = Date.now();
  };
  addEventListener("pageshow", lookAtPage);
  addEventListener("visibilitychange", lookAtPage);
}
