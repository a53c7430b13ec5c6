import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { UserError } from "./run-program.ts";
import type { Settings } from "./settings.ts";

/**
 * Starts to answer; port 0 is any free one. Under `localhost` it is 127.0.0.1, which browsers try for
 * that name: nobody else can reach it.
 * @throws UserError when it cannot
 */
export async function listen(
  handler: RequestListener,
  { host, port }: Pick<Settings, "host" | "port">,
) {
  const server = createServer(handler);
  server.listen({ host: host === "localhost" ? "127.0.0.1" : host, port });
  await once(server, "listening").catch((error: unknown) => {
    throw new UserError(problemOf(error, host, port), { cause: error });
  });
  return {
    /** `http://localhost:4173` */
    address: `http://${host.includes(":") ? `[${host}]` : host}:${portOf(server)}`,
    /** Answers what has been asked, then ends; connections still open after `graceMs` are cut. */
    close: (graceMs: number) => end(server, graceMs),
  };
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

function problemOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : error;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program. Stop that program, or choose another port, for example: PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
  }
  if (code === "EACCES") return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return `The server cannot listen on ${host}, port ${port} (${code}).`;
}
