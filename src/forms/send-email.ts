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

/** Where mail goes. */
type MailConfig = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<MailTemplate, string>>;
  /** Scheme, host and port: `http://localhost:4173`. Without it, to EmailJS itself. */
  readonly origin?: string;
};

/** EmailJS when all four ids are set, otherwise the mailbox of the server the page came from. */
export function mailConfigOf(env: MailEnv, origin: string): MailConfig {
  const publicKey = env.VITE_EMAILJS_PUBLIC_KEY?.trim();
  const serviceId = env.VITE_EMAILJS_SERVICE_ID?.trim();
  const volunteer = env.VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID?.trim();
  const contact = env.VITE_EMAILJS_CONTACT_TEMPLATE_ID?.trim();
  if (publicKey && serviceId && volunteer && contact) {
    return { publicKey, serviceId, templates: { volunteer, contact } };
  }
  const templates = { volunteer: "volunteer", contact: "contact" };
  return { publicKey: "local", serviceId: "local", templates, origin };
}

/** Why a message could not be sent; each has a sentence under `reasons` in `forms.yaml`. */
const sendFailures = [
  "offline", // the browser knows that it has no connection
  "network", // the service could not be reached (weak connection, ad blocker)
  "timeout", // no answer in time
  "throttled", // too many messages (429)
  "blocked", // the service refuses this browser or this sender (403, 451)
  "misconfigured", // an id is missing or wrong, or the message is refused (other 4xx)
  "server", // the service has a fault of its own (5xx)
  "unavailable", // the mail client cannot run here (storage denied), or answered in no known way
] as const;

export type SendFailure = (typeof sendFailures)[number];

/** Whether there was no connection, so that a connection is what the message needs. */
export const isConnectionFailure = (reason: SendFailure): boolean =>
  reason === "offline" || reason === "network";

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: SendFailure };

/** A message in the words of the mail service. */
export type Email = {
  readonly template: MailTemplate;
  readonly params: Readonly<Record<string, string>>;
};

/** Milliseconds until sending is given up, loading the client included. */
export const mailTimeoutMs = 15_000;

/**
 * The only door to the mail service. Never throws and always ends: the client itself has no timeout.
 * A message given up after the timeout may still arrive, since the client cannot be told to stop.
 */
export async function sendEmail(email: Email): Promise<SendResult> {
  return (await within(mailTimeoutMs, deliver(email))) ?? { ok: false, reason: "timeout" };
}

/** What a promise comes to, or nothing after so many milliseconds. @throws what the promise throws */
export async function within<Result>(limit: number, promise: Promise<Result>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limit, undefined);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where mail goes unless an origin is given. */
export const mailOrigin = "https://api.emailjs.com";

export type MailRequest = { readonly url: string; readonly body: string };

/** The version of `@emailjs/browser`, which it sends along. */
const clientVersion = "4.4.1";

/** The same mail as the request that the client makes of it, for the service worker, which sends it later. */
export function mailRequest({ template, params }: Email): MailRequest {
  const { publicKey, serviceId, templates, origin } = mailConfigOf(
    import.meta.env,
    location.origin,
  );
  const body = {
    lib_version: clientVersion,
    user_id: publicKey,
    service_id: serviceId,
    template_id: templates[template],
    template_params: params,
  };
  return { url: `${origin ?? mailOrigin}/api/v1.0/email/send`, body: JSON.stringify(body) };
}

/** Not loaded with the page: importing the client throws where the browser denies localStorage. */
const loadClient = () => import("@emailjs/browser");

/** Loads the mail client ahead, while there is a connection. What fails here shows when sending. */
export function prepareSending(): void {
  loadClient().catch(() => undefined);
}

async function deliver({ template, params }: Email): Promise<SendResult> {
  try {
    const { serviceId, templates, ...options } = mailConfigOf(import.meta.env, location.origin);
    const { init, send } = await loadClient();
    // The client honours another origin here only, not in `send`.
    init(options);
    await send(serviceId, templates[template], { ...params });
    return { ok: true };
  } catch (thrown) {
    return { ok: false, reason: failureOf(thrown, globalThis.navigator?.onLine ?? true) };
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

export function failureOfStatus(status: number): SendFailure {
  if (status === 429) return "throttled";
  if (status === 403 || status === 451) return "blocked";
  if (status >= 400 && status < 500) return "misconfigured";
  return status >= 500 && status < 600 ? "server" : "unavailable";
}

function statusOf(thrown: unknown): number | undefined {
  if (typeof thrown !== "object" || thrown === null || !("status" in thrown)) return undefined;
  return typeof thrown.status === "number" ? thrown.status : undefined;
}
