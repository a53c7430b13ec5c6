import { createServer, type RequestListener, type Server } from "node:http";
import type { Settings } from "./settings.ts";

/** A server that answers. */
export type Listening = {
  readonly ok: true;
  /** `http://localhost:4173` */
  readonly address: string;
  /** Answers what has been asked, then ends; connections still open after `graceMs` are cut. */
  readonly close: (graceMs: number) => Promise<void>;
};

type Refused = { readonly ok: false; readonly problem: string };

/** Codes of a machine without IPv6, where localhost is 127.0.0.1 alone. */
const noIpv6 = ["EAFNOSUPPORT", "EADDRNOTAVAIL"];

/**
 * Starts to answer. `localhost` means both its addresses, so that it does not matter which of them a
 * browser tries first, and a port taken on either one counts as taken.
 */
export async function listen(
  handler: RequestListener,
  { host, port }: Pick<Settings, "host" | "port">,
): Promise<Listening | Refused> {
  const [first = host, ...others] = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  const servers: Server[] = [];
  try {
    servers.push(await open(handler, first, port));
    const chosen = portOf(servers[0]);
    for (const other of others) {
      const server = await open(handler, other, chosen).catch(unlessOneOf(noIpv6));
      if (server !== undefined) servers.push(server);
    }
    return {
      ok: true,
      address: `http://${host.includes(":") ? `[${host}]` : host}:${chosen}`,
      close: async (graceMs) => void (await Promise.all(servers.map((s) => end(s, graceMs)))),
    };
  } catch (error) {
    await Promise.all(servers.map((server) => end(server, 0)));
    return { ok: false, problem: problemOf(codeOf(error), host, port) };
  }
}

function open(handler: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once("error", reject);
    server.listen({ host, port }, () => resolve(server));
  });
}

function end(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    // A browser keeps its connection open after the last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

function portOf(server: Server | undefined): number {
  const address = server?.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function unlessOneOf(codes: readonly string[]) {
  return (error: unknown): undefined => {
    if (!codes.includes(codeOf(error))) throw error;
  };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : String(error);
}

function problemOf(code: string, host: string, port: number): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop that program, or choose another port, for example: PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host}, port ${port} (${code}).`;
}
