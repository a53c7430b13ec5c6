import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { expect } from "@playwright/test";
import { listenOn } from "../../../server/listen.ts";
import { createSite } from "../../../server/site.ts";
import { startNginx } from "./start-nginx.ts";

export type Running = {
  readonly target: { readonly socketPath: string } | { readonly port: number };
  stop(): void;
};

export type Host = {
  /** Starts the host, or gives `undefined` when it is not installed. @param folder for its files */
  readonly start: (folder: string, root: string) => Promise<Running | undefined>;
  /** Whether this project writes all rules of the host. Other hosts may add headers. */
  readonly isOurs: boolean;
  /** Whether the host sends our Cache-Control. Netlify's local engine sends another. */
  readonly readsAge: boolean;
  /** The status of redirects to a page's address, or `undefined` when the local engine has none. */
  readonly redirect: 301 | 308 | undefined;
};

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

/** Local engines of other hosts, which npm downloads for `npm run test:hosts`. */
export const fetched: Readonly<Record<string, Host>> = {
  "Cloudflare Pages": {
    start: (folder, root) =>
      startEngine(folder, "wrangler@4.86.0", (port) => [
        ...["pages", "dev", root, "--ip", "127.0.0.1", "--port", port],
        // This is the newest date that the version's runtime knows.
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
    // Redirects are a setting of Netlify's network ("Pretty URLs").
    redirect: undefined,
  },
};

/** Runs a program from an npm package until it answers. npm may have to download it. */
async function startEngine(
  folder: string,
  spec: string,
  args: (port: string) => readonly string[],
): Promise<Running> {
  const port = await freePort();
  const child = spawn("npx", ["--yes", spec, ...args(`${port}`)], {
    // In this project's folder the engines would read its packages.
    cwd: folder,
    env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
    // The engine starts other processes, and a process group lets us stop them all.
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
  const server = await listenOn(() => {});
  await server.close();
  return server.port;
}

/** The first download of a host's program takes minutes. */
async function answers(port: number): Promise<void> {
  const isThere = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    return answer?.ok;
  };
  await expect.poll(isThere, { timeout: 400_000, intervals: [500] }).toBe(true);
}
