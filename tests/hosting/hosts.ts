import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect } from "@playwright/test";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { startNginx } from "./start-nginx.ts";

export type Running = {
  readonly target: { readonly socketPath: string } | { readonly port: number };
  stop(): void;
};

export type Host = {
  /** Starts it; `undefined` where the machine does not have it. @param folder for its own files */
  readonly start: (folder: string, root: string) => Promise<Running | undefined>;
  /** Whether this project writes all of its rules; else it may add to our headers and to what is served. */
  readonly isOurs: boolean;
  /** Whether it follows what we say about copies; Netlify's engine on this machine says its own. */
  readonly readsAge: boolean;
  /** How it leads to a page's one address; `undefined` where only the host's own network does. */
  readonly redirect: 301 | 308 | undefined;
};

/** Those that are here in every run of the tests. */
export const local: Readonly<Record<string, Host>> = {
  local: {
    start: async (folder, root) => {
      const socketPath = join(folder, "socket");
      const site = createSite({ root, mailboxDir: join(folder, "mailbox") });
      const server = createServer(getRequestListener(site.fetch)).listen(socketPath);
      return { target: { socketPath }, stop: () => void server.close() };
    },
    isOurs: true,
    readsAge: true,
    redirect: 301,
  },
  nginx: {
    start: async (folder, root) => {
      const socketPath = join(folder, "socket");
      const stop = startNginx(folder, root, socketPath);
      return stop && { target: { socketPath }, stop };
    },
    isOurs: true,
    readsAge: true,
    redirect: 301,
  },
};

/** The hosts' own engines, which npm brings: `npm run test:hosts`. */
export const fetched: Readonly<Record<string, Host>> = {
  "Cloudflare Pages": {
    start: (folder, root) =>
      startEngine(folder, "wrangler@4.86.0", (port) => [
        ...["pages", "dev", root, "--ip", "127.0.0.1", "--port", port],
        // The newest that this version's runtime knows.
        "--compatibility-date=2026-05-01",
      ]),
    isOurs: false,
    readsAge: true,
    redirect: 308,
  },
  Netlify: {
    start: (folder, root) =>
      startEngine(folder, "netlify-cli@27.10.2", (port) => [
        ...["dev", "--offline", "--internal-disable-edge-functions", "--no-open"],
        ...["--dir", root, "--port", port],
      ]),
    isOurs: false,
    readsAge: false,
    // "Pretty URLs" is a setting of Netlify's network.
    redirect: undefined,
  },
};

/** Runs a program of an npm package, which is fetched when npm has not kept it, until it answers. */
async function startEngine(
  folder: string,
  spec: string,
  args: (port: string) => readonly string[],
): Promise<Running> {
  const port = await freePort();
  const child = spawn("npx", ["--yes", spec, ...args(`${port}`)], {
    // Away from this project, whose packages they would look at.
    cwd: folder,
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    // With a group of its own, since each starts others.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      printed += text;
    });
  }
  const ended = new Promise<never>((_, reject) => {
    child.once("error", reject);
    child.once("close", () => reject(new Error(`${spec} ended:\n${printed.slice(-2000)}`)));
  });
  await Promise.race([answers(port), ended]);
  ended.catch(() => {});
  const { pid = 0 } = child;
  return { target: { port }, stop: () => void process.kill(-pid) };
}

async function freePort(): Promise<number> {
  const server = await listen(() => {});
  await server.close();
  return server.port;
}

/** Fetching a host's program takes minutes the first time. */
async function answers(port: number): Promise<void> {
  const isThere = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    return answer?.ok;
  };
  await expect.poll(isThere, { timeout: 400_000, intervals: [500] }).toBe(true);
}
