import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { UserError } from "./run-program.ts";
import type { Settings } from "./settings.ts";

/** Codes of a machine without IPv6, where localhost is 127.0.0.1 alone. */
const noIpv6: readonly unknown[] = ["EAFNOSUPPORT", "EADDRNOTAVAIL"];

/**
 * Starts to listen; port 0 is any free one. `localhost` means both its addresses, so that it does not
 * matter which of them a browser tries first, and a port taken on either one counts as taken.
 * @throws UserError when it cannot
 */
export async function listen(
  handler: RequestListener,
  { host, port }: Pick<Settings, "host" | "port">,
) {
  const isLocalhost = host === "localhost";
  const servers: Server[] = [];
  const close = async (graceMs: number) => {
    await Promise.all(servers.map((server) => end(server, graceMs)));
  };
  try {
    const first = await open(handler, isLocalhost ? "127.0.0.1" : host, port);
    servers.push(first);
    const chosen = portOf(first);
    if (isLocalhost) servers.push(...(await openIpv6(handler, chosen)));
    return {
      /** `http://localhost:4173` */
      address: `http://${host.includes(":") ? `[${host}]` : host}:${chosen}`,
      /** Answers the requests it has, then ends; connections still open after `graceMs` are cut. */
      close,
    };
  } catch (error) {
    await close(0);
    throw new UserError(problemOf(error, host, port), { cause: error });
  }
}

async function open(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(handler);
  server.listen({ host, port });
  await once(server, "listening");
  return server;
}

async function openIpv6(handler: RequestListener, port: number): Promise<Server[]> {
  try {
    return [await open(handler, "::1", port)];
  } catch (error) {
    if (noIpv6.includes(codeOf(error))) return [];
    throw error;
  }
}

async function end(server: Server, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A browser keeps its connection open after the last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.close();
  await once(server, "close");
  clearTimeout(cut);
  clearInterval(sweep);
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("the server has no port");
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : error;
}

function problemOf(error: unknown, host: string, port: number): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop that program, or choose another port, for example: PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host}, port ${port} (${code}).`;
}
