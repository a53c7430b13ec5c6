import { deliver } from "./deliver.ts";
import { outboxName, type Trigger, untilNext } from "./kept-message.ts";
import { readMessages } from "./outbox-store.ts";

/*
 * Loaded once, by a page on which there is a notice of kept messages (`src/enhancements/watch-outbox.ts`).
 * Tries when the page opens, becomes visible or goes online again, and when a pause is over.
 */

/** The shortest delay of the timer, in milliseconds. */
const shortestWaitMs = 1000;

const toEmail = document.querySelector<HTMLElement>("[data-outbox]")?.dataset["email"] ?? "";
let timer: ReturnType<typeof setTimeout> | undefined;

async function run(trigger: Trigger): Promise<void> {
  if (document.visibilityState !== "visible") return;
  clearTimeout(timer);
  await deliver({ trigger, toEmail, seen: true });
  const wait = untilNext(await readMessages().catch(() => []), Date.now());
  clearTimeout(timer);
  if (wait !== undefined && navigator.onLine) {
    timer = setTimeout(() => void run("looked"), Math.max(wait, shortestWaitMs));
  }
}

void run("looked");
addEventListener("online", () => void run("connected"));
addEventListener("pageshow", ({ persisted }) => persisted && void run("looked"));
document.addEventListener("visibilitychange", () => void run("looked"));
if ("BroadcastChannel" in globalThis) {
  // The worker has sent something, or has found that it cannot.
  new BroadcastChannel(outboxName).onmessage = () => void run("looked");
}
