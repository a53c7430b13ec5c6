import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import * as v from "valibot";
import { say, terminalLanguage } from "../src/lib/terminal/say.server.ts";

/** EmailJS has the same path. */
const sendPath = "/api/v1.0/email/send";
const pagePath = "/__mailbox";
const jsonPath = "/__mailbox.json";

const paths = [sendPath, pagePath, jsonPath];

export const isMailboxPath = (path: string): boolean => paths.includes(path);

const words = v.pipe(v.string(), v.regex(/\S/u, "Expected words"));

const messageSchema = v.object({
  lib_version: words,
  user_id: words,
  service_id: words,
  template_id: words,
  template_params: v.record(v.string(), v.string()),
});

const filedSchema = v.object({ received_at: v.string(), ...messageSchema.entries });

const json = v.pipe(v.string(), v.parseJson());

type FiledMessage = v.InferOutput<typeof filedSchema>;

/** EmailJS takes no larger message. */
const mostBytes = 50 * 1024;

/** Speaks EmailJS's protocol, stores each message as a JSON file, and shows the messages. */
export function mailboxRoutes(folder: string): Hono {
  const app = new Hono();
  for (const path of paths) app.use(path, refuseOthers);
  app.post(sendPath, bodyLimit({ maxSize: mostBytes }), async (c) => {
    if (!/^application\/json\s*(?:;|$)/iu.test(c.req.header("Content-Type") ?? "")) {
      return c.text("The Content-Type has to be application/json", 400);
    }
    const message = v.safeParse(v.pipe(json, messageSchema), await c.req.text());
    if (!message.success) return c.text(v.summarize(message.issues), 400);
    await file(folder, message.output);
    return c.text("OK");
  });
  app.get(jsonPath, async (c) => c.json(await list(folder), 200, { "Cache-Control": "no-store" }));
  app.get(pagePath, async (c) =>
    c.html(mailboxPage(await list(folder)), 200, {
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    }),
  );
  return app;
}

/**
 * A name of somebody else could lead to this machine (DNS rebinding), so only `localhost` and numeric
 * addresses are answered. A page of another site may send no JSON, because no request of CORS is answered.
 */
async function refuseOthers(c: Context, next: Next) {
  const isThisMachine = /^(?:localhost|[\d.]+|\[[\da-f:.]+\])$/u.test(new URL(c.req.url).hostname);
  return isThisMachine ? next() : c.text("Forbidden", 403);
}

/** The names sort in the order of arrival, also of messages in one millisecond. */
async function file(folder: string, message: object): Promise<void> {
  const received_at = new Date().toISOString();
  const name = `${received_at.replaceAll(":", "-")}-${process.hrtime.bigint()}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), JSON.stringify({ received_at, ...message }, null, 2));
}

/** Every message, the oldest first. Folders, other files and unfinished ones are skipped. */
async function list(folder: string): Promise<FiledMessage[]> {
  const names = globSync("*.json", { cwd: folder }).sort();
  const read = (name: string) => readFile(join(folder, name), "utf8").catch(() => "");
  return (await Promise.all(names.map(read))).flatMap((text) => {
    const message = v.safeParse(v.pipe(json, filedSchema), text);
    return message.success ? message.output : [];
  });
}

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 45rem; margin-inline: auto; padding: 1rem }
  article { border-block-start: 1px solid; padding-block: 1rem }
  dt { font-weight: bold }
  dd { margin-inline-start: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext }
`;

function mailboxPage(messages: readonly FiledMessage[]) {
  const articles = messages.toReversed().map(
    ({ received_at, template_id, template_params }) => html`<article>
      <h2><bdi>${template_id}</bdi>, <time datetime="${received_at}">${received_at}</time></h2>
      <dl>${Object.entries(template_params).map(
        ([name, value]) => html`<dt><bdi>${name}</bdi></dt> <dd dir="auto">${value}</dd>`,
      )}</dl>
    </article>`,
  );
  const title = say("Mailbox");
  return html`<!doctype html>
<html lang="${terminalLanguage}">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="robots" content="noindex">
  <title>${title} (${messages.length})</title>
  <style>${style}</style>
  <h1>${title}</h1>
  <p>${messages.length === 0 ? say("No message yet.") : say("Messages: {count}, newest first.", { count: messages.length })}</p>
  ${articles}
</html>`;
}
