/*
 * What the pages with events do in the browser. Events that are over by the visitor's clock go, wherever
 * the clock is: `data-until` and `data-since` are moments of UTC, which Nouakchott keeps. Who has applied
 * from this device is led to WhatsApp: the attributes name the key in storage, so that this script
 * shares no file with the form.
 */
function keepUpToDate(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>("[data-until],[data-since]")) {
    const { until, since } = part.dataset;
    part.hidden =
      (until !== undefined && Date.parse(until) <= now) ||
      (since !== undefined && Date.parse(since) > now);
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-applied],[data-new]")) {
    const { applied, new: fresh } = part.dataset;
    part.hidden = hasItem(applied ?? fresh ?? "") === (applied === undefined);
  }
}

function hasItem(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

// Also when the page comes back from the browser's own cache, or to the front after a night.
addEventListener("pageshow", keepUpToDate);
addEventListener("visibilitychange", keepUpToDate);
keepUpToDate();
