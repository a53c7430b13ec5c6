export type MailTemplate = "volunteer" | "contact";

/** Where mail goes. Without an origin, to EmailJS itself. */
export type MailConfig = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<MailTemplate, string>>;
  /** Scheme, host and port without a slash at the end: `http://localhost:4173`. */
  readonly origin?: string;
};

type MailEnv = Pick<
  ImportMetaEnv,
  | "VITE_EMAILJS_PUBLIC_KEY"
  | "VITE_EMAILJS_SERVICE_ID"
  | "VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID"
  | "VITE_EMAILJS_CONTACT_TEMPLATE_ID"
>;

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

/** The configuration of this build, for the page that is open. Only in a browser. */
export function currentMailConfig(): MailConfig {
  return mailConfigOf(import.meta.env, location.origin);
}
