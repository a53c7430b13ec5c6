/*
 * What the events need in the browser, in few bytes: part of the enhancements, since the next
 * dates may stand on any.
 */

/**
 * Hides what is over and shows what is to be said then, in any time zone of the visitor: `data-until` and
 * `data-since` are moments in UTC, which Nouakchott keeps, and are compared with the visitor's clock as
 * texts (ISO 8601).
 */
export function keepDatesCurrent(): void {
  const now = new Date().toISOString();
  for (const part of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
    const { until = "9", since = "" } = part.dataset;
    part.hidden = until <= now || since > now;
  }
}
