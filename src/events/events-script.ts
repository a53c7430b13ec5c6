import { stored } from "../enhancements/storage.ts";

/*
 * What the events need in the browser, in few bytes: part of the enhancements, since the next
 * dates may stand on any.
 */

/**
 * What is over by the visitor's clock goes, and what is said once it is over comes, wherever the clock is:
 * `data-until` and `data-since` are moments of UTC, which Nouakchott keeps, and are compared as texts
 * (ISO 8601).
 */
export function keepDatesCurrent(): void {
  const now = new Date().toISOString();
  for (const part of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
    const { until = "9", since = "" } = part.dataset;
    part.hidden = until <= now || since > now;
  }
}

/** Who has applied from this device is led to WhatsApp; the attribute names the key in storage. */
export function markApplicants(): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-applied]")) {
    if (stored(`${part.dataset["applied"]}`)) part.hidden = !part.hidden;
  }
}
