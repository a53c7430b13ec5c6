import { sendEmail } from "../forms/send-email.ts";
import { answered, claimed, mayTry, outboxName, settle, type Trigger } from "./kept-message.ts";
import { announce, changeMessage, readMessages } from "./outbox-store.ts";

type Run = {
  readonly trigger: Trigger;
  /** The charity's address of today: the message may have been kept under an earlier one. */
  readonly toEmail: string;
  /** The visitor sees the page, and with it the line about kept messages. */
  readonly seen: boolean;
  /** The one message that the visitor asks to send; otherwise all that are due. */
  readonly only?: string;
};

/**
 * Sends what is due, in one page at a time, and says on every page what has become of it. Never throws:
 * what fails stays kept.
 */
export async function deliver(run: Run): Promise<void> {
  try {
    await inOnePage(run.trigger === "asked", async (alone) => {
      for (const { id } of await readMessages()) await sendIfDue(id, alone, run);
    });
  } catch (cause) {
    console.info("the outbox could not be read", cause);
  }
  await announce();
}

/**
 * Holds a lock that only one page, or the worker, can hold. Browsers before 2022 may have none: there
 * the claim that is written with each message does it alone, and lasts longer than sending can.
 */
async function inOnePage(patient: boolean, work: (alone: boolean) => Promise<void>): Promise<void> {
  // Absent in Safari before 15.4 and Firefox before 96, whatever the types say.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work(false);
  await locks.request(outboxName, { ifAvailable: !patient }, async (lock) => {
    if (lock) await work(true);
  });
}

async function sendIfDue(id: string, alone: boolean, { trigger, toEmail, seen, only }: Run) {
  const by = `${Math.random()}`;
  // Without a connection it is no try, unless the visitor asks for one.
  const due = only === undefined ? navigator.onLine : only === id;
  const message = await changeMessage(id, (kept) => {
    const now = Date.now();
    const settled = settle(kept, { now, alone, seen });
    return settled && due && mayTry(settled, trigger, now) ? claimed(settled, by, now) : settled;
  });
  if (message?.claim?.by !== by) return;
  await announce();
  const { form: template, params } = message;
  const result = await sendEmail({
    template,
    params: { ...params, ...(toEmail && { to_email: toEmail }) },
  });
  await changeMessage(id, (kept) => answered(kept, by, result, Date.now()));
}
