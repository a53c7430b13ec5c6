import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import * as v from "valibot";
import { type FiledMessage, type Mailbox, messageBody } from "./mailbox.ts";

/** Where EmailJS's client posts to. */
const sendPath = "/api/v1.0/email/send";
const pagePath = "/__mailbox";
const jsonPath = "/__mailbox.json";

/** EmailJS's limit on the parameters of a message, in bytes; here it is that of the whole body. */
const maxSize = 50 * 1024;

/** Whether the mailbox answers for a path. */
export function isMailboxPath(pathname: string): boolean {
  return [sendPath, pagePath, jsonPath].includes(pathname);
}

/** The mail service's protocol in front of a mailbox, and two ways to read it. */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.use(sendPath, refuseOtherSites);
  app.post(
    sendPath,
    bodyLimit({ maxSize, onError: (c) => c.text("Variables size limit, maximum 50Kb", 413) }),
    async (c) => {
      if (!/^application\/json\s*(?:;|$)/iu.test(c.req.header("Content-Type") ?? "")) {
        return c.text("The Content-Type has to be application/json", 400);
      }
      const message = v.safeParse(messageBody, await c.req.text());
      if (!message.success) return c.text(message.issues[0].message, 400);
      await mailbox.file(message.output);
      return c.text("OK");
    },
  );
  app.all(sendPath, (c) => notAllowed(c, "POST"));

  app.use(jsonPath, refuseOtherSites);
  app.get(jsonPath, async (c) => c.json(await mailbox.list(), 200, noStore));
  app.delete(jsonPath, async (c) => {
    await mailbox.empty();
    return c.body(null, 204);
  });
  app.all(jsonPath, (c) => notAllowed(c, "GET, HEAD, DELETE"));

  app.get(pagePath, async (c) =>
    c.html(mailboxPage(await mailbox.list()), 200, {
      ...noStore,
      "Content-Security-Policy": mailboxPagePolicy,
    }),
  );
  app.all(pagePath, (c) => notAllowed(c, "GET, HEAD"));
  return app;
}

const noStore = { "Cache-Control": "no-store" };

/**
 * Lets through what comes from this server's own pages, or from no page at all (a test, curl). A page
 * of another site must not be able to fill or empty somebody's mailbox.
 */
async function refuseOtherSites(c: Context, next: Next) {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site") ?? "none";
  const isOwn =
    origin === undefined
      ? ["same-origin", "none"].includes(site)
      : URL.parse(origin)?.host === new URL(c.req.url).host;
  return isOwn ? next() : c.text("Forbidden", 403);
}

function notAllowed(c: Context, allow: string) {
  return c.text("Method Not Allowed", 405, { Allow: allow });
}

/** The page runs nothing and loads nothing, whatever a message says. */
const mailboxPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 45rem; margin-inline: auto; padding: 1rem }
  article { border-block-start: 1px solid; padding-block: 1rem }
  dt { font-weight: bold }
  dd { margin-inline-start: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext }
`;

/** The mailbox for a person: newest first, every value escaped and kept to its own direction. */
function mailboxPage(messages: readonly FiledMessage[]) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Mailbox (${messages.length})</title>
    <style>${style}</style>
  </head>
  <body>
    <h1>Mailbox</h1>
    <p>${messages.length === 0 ? "No message yet." : `Messages: ${messages.length}, newest first.`}</p>
    ${withDuplicates(messages).toReversed().map(entry)}
  </body>
</html>`;
}

/** Marks each message that repeats the number of an earlier one. */
function withDuplicates(messages: readonly FiledMessage[]) {
  const seen = new Set<string>();
  return messages.map((message) => {
    const id = message.template_params["message_id"];
    const isDuplicate = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return { ...message, isDuplicate };
  });
}

type Entry = ReturnType<typeof withDuplicates>[number];

function entry({ received_at, template_id, template_params, isDuplicate }: Entry) {
  return html`<article>
      <h2><bdi>${template_id}</bdi>, <time datetime="${received_at}">${received_at}</time></h2>
      ${isDuplicate ? html`<p><strong>A message with this message_id came before.</strong></p>` : ""}
      <dl>${Object.entries(template_params).map(
        ([name, value]) => html`
        <dt><bdi>${name}</bdi></dt>
        <dd dir="auto">${value}</dd>`,
      )}
      </dl>
    </article>`;
}
