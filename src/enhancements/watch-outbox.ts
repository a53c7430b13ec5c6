import { trusted } from "./register-service-worker.ts";
import { stored } from "./storage.ts";

/**
 * Shows the line about kept messages and loads the script that sends them, but only when localStorage
 * has a notice of them. The element's `data-key` is the storage key.
 * @returns whether the line is shown now
 */
export function watchOutbox(): boolean {
  const line = document.querySelector<HTMLElement>("[data-outbox]");
  if (!line) return false;
  const update = () => {
    const notice = stored(`${line.dataset["key"]}`);
    line.hidden = !notice;
    if (!notice) return;
    line.dataset["outbox"] = notice;
    if (line.querySelector("script")) return;
    const script = document.createElement("script");
    script.src = trusted("/outbox.js");
    // Could not be loaded: removed, so that the next event tries again.
    script.onerror = script.remove;
    line.append(script);
  };
  update();
  for (const event of ["online", "storage", "pageshow"]) addEventListener(event, update);
  return !line.hidden;
}
