import { createServer } from "node:http";
import { listenOn } from "./listen-on.ts";

/**
 * A proxy that refuses everything. Browsers ask localhost themselves and the rest of it, so no
 * browser reaches a service or its maker, and the site's rate services always fail, at once.
 */
export async function startRefusingProxy() {
  const server = createServer((_request, response) => response.writeHead(502).end());
  // What https goes through.
  server.on("connect", (_request, socket) => socket.end("HTTP/1.1 502 Refused\r\n\r\n"));
  const port = await listenOn(server);
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
