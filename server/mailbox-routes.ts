import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Mailbox } from "./mailbox.ts";
import { parseMessage } from "./mailbox-message.ts";
import { mailboxPage, mailboxPagePolicy } from "./mailbox-page.ts";
import { isSameOrigin } from "./same-origin.ts";

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
      const parsed = parseMessage(c.req.header("Content-Type"), await c.req.text());
      if (!parsed.ok) return c.text(parsed.problem, 400);
      await mailbox.file(parsed.message);
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

async function refuseOtherSites(c: Context, next: () => Promise<void>) {
  if (isSameOrigin(c.req.raw)) return next();
  return c.text("Forbidden", 403);
}

function notAllowed(c: Context, allow: string) {
  return c.text("Method Not Allowed", 405, { Allow: allow });
}
