import { Hono } from "hono";
import { editorHeaders, isEditorPath, securityHeaders } from "./headers.ts";
import { createMailbox } from "./mailbox.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";
import { staticSite } from "./static-site.ts";

type Folders = {
  /** The built site. */
  readonly root: string;
  /** Where messages are filed; made when the first one comes. */
  readonly mailboxDir: string;
};

/** The built site as a real host would serve it, and a mailbox in place of the mail service. */
export function createSite({ root, mailboxDir }: Folders): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    const headers = isEditorPath(c.req.path) ? editorHeaders : securityHeaders;
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text("Internal Server Error", 500);
  });
  app.route("/", mailboxRoutes(createMailbox(mailboxDir)));
  app.route("/", staticSite(root));
  return app;
}
