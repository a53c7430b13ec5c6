/** docs/decisions/008-own-form-engine.md says why the site does not use EmailJS's client. */
export const mailOrigin = "https://api.emailjs.com";

/** The forms of the site. Each has a template for its emails. */
export type FormId = "volunteer" | "contact";

export type MailRequest = { readonly url: string; readonly body: string };

/** A message as it is sent. Its values are cleaned. */
export type Message = {
  readonly form: FormId;
  readonly values: Readonly<Record<string, string>>;
  readonly mail: MailRequest;
};

/** The four ids of EmailJS are set at build time. Without all of them the local mailbox is used. */
export function mailRequest(
  template: FormId,
  params: Readonly<Record<string, string>>,
): MailRequest {
  // Each is written out, because the build puts its value there.
  const user_id = import.meta.env.VITE_EMAILJS_PUBLIC_KEY?.trim();
  const service_id = import.meta.env.VITE_EMAILJS_SERVICE_ID?.trim();
  const volunteer = import.meta.env.VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID?.trim();
  const contact = import.meta.env.VITE_EMAILJS_CONTACT_TEMPLATE_ID?.trim();
  const isHosted = user_id && service_id && volunteer && contact;
  const ids = isHosted
    ? { user_id, service_id, template_id: { volunteer, contact }[template] }
    : { user_id: "local", service_id: "local", template_id: template };
  return {
    url: `${isHosted ? mailOrigin : location.origin}/api/v1.0/email/send`,
    // This is the version of EmailJS's client, which sends the same body.
    body: JSON.stringify({ lib_version: "4.4.1", ...ids, template_params: params }),
  };
}

/**
 * The number of a text, such as `K7F2-9QXM`: the same at each try and in each tab, so that a reader knows two emails
 * with one number as one message. It is two multiplicative hashes, because `crypto.subtle` needs https.
 */
export function messageId(text: string): string {
  const half = (factor: number) => {
    let bits = 0;
    for (let i = 0; i < text.length; i += 1) bits = Math.imul(bits ^ text.charCodeAt(i), factor);
    return `000${(bits >>> 0).toString(36).toUpperCase()}`.slice(-4);
  };
  return `${half(2654435761)}-${half(1597334677)}`;
}

/** How sending can fail. After `timeout` and `unclear` the message may have arrived. */
export type SendFailure =
  | "offline" // the browser knows that it has no connection
  | "network" // the service could not be reached (weak connection, ad blocker)
  | "timeout" // no answer in time
  | "unclear" // something else than the service may have answered, such as a network's own page
  | "throttled" // too many messages (429)
  | "blocked" // the service refuses this browser or this sender (403, 451)
  | "misconfigured" // an id is missing or wrong, or the message is refused (other 4xx)
  | "server"; // the service failed (5xx), or redirects

export type SendResult = "sent" | SendFailure;

/** A message may still arrive after this time. */
const timeoutMs = 15_000;

/** Sends an email. It never throws, and always ends. */
export async function sendEmail({ url, body }: MailRequest): Promise<SendResult> {
  // `AbortSignal.timeout` is missing in browsers before 2022.
  const abort = new AbortController();
  const { signal } = abort;
  setTimeout(() => abort.abort(), timeoutMs);
  const headers = { "content-type": "application/json" };
  try {
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    const words = await answer.text().catch(() => "");
    // EmailJS and the local mailbox answer so. A network that blocks sends a page of its own with 200.
    if (answer.status === 200 && words.trim() === "OK") return "sent";
    return failureOf(answer.status);
  } catch {
    if (signal.aborted) return "timeout";
    return navigator.onLine ? "network" : "offline";
  }
}

function failureOf(status: number): SendFailure {
  if (status >= 200 && status < 300) return "unclear";
  if (status === 429) return "throttled";
  if (status === 403 || status === 451) return "blocked";
  return status >= 400 && status < 500 ? "misconfigured" : "server";
}
