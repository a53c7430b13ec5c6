import type { MailConfig, MailTemplate } from "./mail-config.ts";
import { failureOf, type SendFailure } from "./send-failure.ts";

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: SendFailure };

/** The part of `@emailjs/browser` that is used. */
export type MailClient = Pick<typeof import("@emailjs/browser"), "init" | "send">;

type Email = {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string>>;
  readonly config: MailConfig;
  /** Milliseconds until sending is given up, loading the client included. */
  readonly timeoutMs?: number;
  /** Loads the mail client; only tests give another. */
  readonly load?: () => Promise<MailClient>;
};

/**
 * The only door to the mail service. Never throws and always ends: the client itself has no timeout.
 * A message given up after the timeout may still arrive, since the client cannot be told to stop.
 */
export async function sendEmail(email: Email): Promise<SendResult> {
  const { timeoutMs = 15_000 } = email;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<SendResult>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: "timeout" }), timeoutMs);
  });
  const result = await Promise.race([deliver(email), deadline]);
  clearTimeout(timer);
  return result;
}

/** Not loaded with the page: importing the client throws where the browser denies localStorage. */
const loadClient = () => import("@emailjs/browser");

/** Loads the mail client ahead, while there is a connection. What fails here shows when sending. */
export function prepareSending(): void {
  loadClient().catch(() => undefined);
}

async function deliver(email: Email): Promise<SendResult> {
  const { template, params, config, load = loadClient } = email;
  try {
    const { init, send } = await load();
    // The client honours another origin here only, not in `send`.
    init({
      publicKey: config.publicKey,
      ...(config.origin === undefined ? {} : { origin: config.origin }),
    });
    await send(config.serviceId, config.templates[template], { ...params });
    return { ok: true };
  } catch (thrown) {
    return { ok: false, reason: failureOf(thrown, isOnline()) };
  }
}

function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true;
}
