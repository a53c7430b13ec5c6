/*
 * What the pages with events do in the browser, in few bytes. What is over by the visitor's clock goes,
 * and what is said once it is over comes, wherever the clock is: `data-until` and `data-since` are
 * moments of UTC, which Nouakchott keeps, and are compared as texts (ISO 8601).
 */
function keepUpToDate(): void {
  const now = new Date().toISOString();
  for (const part of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
    const { until, since } = part.dataset;
    part.hidden = (until ?? "9") <= now || (since ?? "") > now;
  }
}

keepUpToDate();
// Also when the page comes back from the browser's own cache.
addEventListener("pageshow", keepUpToDate);

// Who has applied from this device is led to WhatsApp. The attribute names the key in storage, so that
// this script shares no file with the form.
try {
  for (const part of document.querySelectorAll<HTMLElement>("[data-applied]")) {
    if (localStorage.getItem(part.dataset["applied"] ?? "")) part.hidden = !part.hidden;
  }
} catch {
  // Storage is denied: both links stand as they were built.
}
