import { forgetChanged, keepMessage } from "./outbox-actions.ts";
import { showOutbox } from "./outbox-line.ts";
import { canKeepMessages } from "./store.ts";

/* A file of its own, which `watch-outbox.ts` loads. It gives forms what they need of the outbox. */

declare global {
  interface Window {
    outbox?: typeof outbox;
  }
}

const outbox = { canKeepMessages, forgetChanged, keepMessage };

window.outbox = outbox;
void showOutbox();
