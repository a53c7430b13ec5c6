/**
 * Runs inline after a list of dates, before it is drawn. Hides what has ended and shows what begins, in any time zone.
 * `data-until` and `data-since` are moments in UTC, which is the time of Nouakchott, and are compared as texts
 * (ISO 8601). A page may stay open for days, and a frozen tab catches up when it is seen again.
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
  setInterval(update, 60_000);
};
