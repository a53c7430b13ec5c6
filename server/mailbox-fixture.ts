import { createMailbox } from "./mailbox.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const params = {
  from_name: "Aïcha",
  from_email: "aicha@example.org",
  message: "I can drive a lorry.",
  to_email: "info@example.org",
};
export const body = {
  lib_version: "4.4.1",
  user_id: "local",
  service_id: "local",
  template_id: "contact",
  template_params: params,
};

/** An empty mailbox behind its routes, for one test. */
export async function routes() {
  const mailbox = createMailbox(await temporaryFolder());
  const app = mailboxRoutes(mailbox);
  const post = (content: unknown, headers: Record<string, string> = {}) =>
    app.request("/api/v1.0/email/send", {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof content === "string" ? content : JSON.stringify(content),
    });
  return { app, mailbox, post };
}
