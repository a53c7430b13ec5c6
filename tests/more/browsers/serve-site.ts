import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { listenOn } from "../../../server/listen.ts";
import { createSite } from "../../../server/site.ts";
import { watchPage } from "./in-page.ts";

const watchPath = "/browser-test-watch.js";

export async function serveSite() {
  const mailboxDir = await mkdtemp(join(tmpdir(), "browser-test-mail-"));
  const site = createSite({ root: "build/client", mailboxDir });
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname === watchPath) {
      // The browser keeps the file for pages opened without a network.
      const headers = { "Content-Type": "text/javascript", "Cache-Control": "max-age=3600" };
      return new Response(`(${watchPage})()`, { headers });
    }
    request.headers.delete("Accept-Encoding");
    return withWatch(await site.fetch(request));
  };
  const server = await listenOn(getRequestListener(answer));
  return { origin: server.address, stop: () => server.close() };
}

async function withWatch(response: Response): Promise<Response> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  const { status, headers } = response;
  headers.delete("Content-Length");
  const script = `<script src="${watchPath}"></script>`;
  const watched = html.replace(/<head[^>]*>/u, (head) => head + script);
  return new Response(watched, { status, headers });
}
