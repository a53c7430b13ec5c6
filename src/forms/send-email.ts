/** The ids of EmailJS, set when the site is built. All four, or the local mailbox is used. */
type MailEnv = {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID?: string;
};

declare global {
  interface ImportMetaEnv extends MailEnv {}
}

type MailTemplate = "volunteer" | "contact";

/** Where mail goes. Without an origin, to EmailJS itself. */
export type MailConfig = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<MailTemplate, string>>;
  /** Scheme, host and port without a slash at the end: `http://localhost:4173`. */
  readonly origin?: string;
};

/** EmailJS when all four ids are set, otherwise the mailbox of the server the page came from. */
export function mailConfigOf(env: MailEnv, pageOrigin: string): MailConfig {
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY?.trim();
  const serviceId = env.VITE_EMAILJS_SERVICE_ID?.trim();
  const volunteer = env.VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID?.trim();
  const contact = env.VITE_EMAILJS_CONTACT_TEMPLATE_ID?.trim();
  if (publicKey && serviceId && volunteer && contact) {
    return { publicKey, serviceId, templates: { volunteer, contact } };
  }
  return {
    publicKey: "local",
    serviceId: "local",
    templates: { volunteer: "volunteer", contact: "contact" },
    origin: pageOrigin,
  };
}

/** Why a message could not be sent. */
export type SendFailure =
  | "offline" // the browser knows that it has no connection
  | "network" // the service could not be reached (weak connection, ad blocker)
  | "timeout" // no answer in time
  | "throttled" // too many messages (429)
  | "blocked" // the service refuses this browser or this sender (403, 451)
  | "misconfigured" // an id is missing or wrong, or the message is refused (other 4xx)
  | "server" // the service has a fault of its own (5xx)
  | "unavailable"; // the mail client cannot run here (storage denied), or answered in no known way

/** Whether there was no connection, so that a connection is what the message needs. */
export const isUnreached = (reason: SendFailure): boolean =>
  reason === "offline" || reason === "network";

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: SendFailure };

/** The part of `@emailjs/browser` that is used. */
export type MailClient = Pick<typeof import("@emailjs/browser"), "init" | "send">;

/** A message in the words of the mail service. */
export type Email = {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string>>;
};

type Sending = Email & {
  /** By default that of this build, for the page that is open. */
  readonly config?: MailConfig;
  /** Loads the mail client; only tests give another. */
  readonly load?: () => Promise<MailClient>;
};

/** Milliseconds until sending is given up, loading the client included. */
const timeoutMs = 15_000;

/**
 * The only door to the mail service. Never throws and always ends: the client itself has no timeout.
 * A message given up after the timeout may still arrive, since the client cannot be told to stop.
 */
export async function sendEmail(email: Sending): Promise<SendResult> {
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

async function deliver({ template, params, load = loadClient, ...email }: Sending) {
  try {
    const config = email.config ?? mailConfigOf(import.meta.env, location.origin);
    const { init, send } = await load();
    // The client honours another origin here only, not in `send`.
    init({
      publicKey: config.publicKey,
      ...(config.origin === undefined ? {} : { origin: config.origin }),
    });
    await send(config.serviceId, config.templates[template], { ...params });
    return { ok: true } as const;
  } catch (thrown) {
    return { ok: false, reason: failureOf(thrown, globalThis.navigator?.onLine ?? true) } as const;
  }
}

/** What EmailJS's client rejects with, told apart: it is not always an `Error`. */
export function failureOf(thrown: unknown, online: boolean): SendFailure {
  const unreachable = online ? "network" : "offline";
  if (thrown instanceof TypeError) return unreachable;
  if (typeof thrown === "string") return "misconfigured";
  const status = statusOf(thrown);
  if (status === 0) return unreachable;
  return status === undefined ? "unavailable" : failureOfStatus(status);
}

function failureOfStatus(status: number): SendFailure {
  if (status === 429) return "throttled";
  if (status === 403 || status === 451) return "blocked";
  if (status >= 400 && status < 500) return "misconfigured";
  return status >= 500 && status < 600 ? "server" : "unavailable";
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== "object" || thrown === null || !("status" in thrown)) return undefined;
  return typeof thrown.status === "number" ? thrown.status : undefined;
}
