/**
 * Hides what has ended and shows what begins, in any time zone. It runs inline in the head or after a list of dates,
 * when the page has been read, and then every minute, because a page may stay open for days.
 * `data-until` and `data-since` are moments in UTC (ISO 8601), which can be compared as texts.
 */
export const keepDatesCurrent = (): void => {
  const update = () => {
    const now = new Date().toISOString();
    for (const dated of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
      const { until = "9", since = "" } = dated.dataset;
      dated.hidden = until <= now || since > now;
    }
  };
  update();
  document.addEventListener("readystatechange", update);
  setInterval(update, 60_000);
};
