import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import * as v from "valibot";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { watchAll } from "./support/watch-scripts.ts";

const mailsSchema = v.array(v.object({ template_params: v.record(v.string(), v.string()) }));

const watchPath = "/browser-test-watch.js";

/** The built site on a port and with a mailbox of its own. */
export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/**
 * Serves a built site as it is; with `watched`, each page begins with one more script, a file that
 * notes what goes wrong.
 */
export async function serveSite(root: string, { watched }: { watched: boolean }) {
  const mailboxDir = await mkdtemp(join(tmpdir(), "browser-test-mail-"));
  const site = createSite({ root, mailboxDir });
  const answer = async (request: Request) => {
    if (!watched) return site.fetch(request);
    if (new URL(request.url).pathname === watchPath) {
      return new Response(watchAll, { headers: { "Content-Type": "text/javascript" } });
    }
    return withWatch(await site.fetch(uncompressed(request)));
  };
  const server = await listen(getRequestListener(answer));
  return {
    origin: server.address,
    /** What the messages in the mailbox say, oldest first. */
    mails: async () => {
      const response = await fetch(`${server.address}/__mailbox.json`);
      return v.parse(mailsSchema, await response.json()).map((mail) => mail.template_params);
    },
    /** The network is gone: connections are refused. */
    stop: () => server.close(),
    close: async () => {
      await server.close();
      await rm(mailboxDir, { recursive: true, force: true });
    },
  };
}

function uncompressed(request: Request): Request {
  const copy = new Request(request);
  copy.headers.delete("Accept-Encoding");
  return copy;
}

async function withWatch(response: Response): Promise<Response> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage || response.body === null) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  const script = `<script src="${watchPath}"></script>`;
  const body = html.replace(/<head[^>]*>/u, (head) => head + script);
  return new Response(body, { status: response.status, headers });
}
