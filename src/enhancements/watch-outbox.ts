import { trusted } from "./register-service-worker.ts";
import { stored } from "./storage.ts";

/**
 * Shows the line that says what has become of a kept message, and loads what sends it: neither unless
 * the storage says that there is one. The line knows where the storage says it.
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
    // Not there without a connection: once more when something changes.
    script.onerror = script.remove;
    line.append(script);
  };
  update();
  for (const event of ["online", "storage", "pageshow"]) addEventListener(event, update);
  return !line.hidden;
}
