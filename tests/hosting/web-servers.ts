import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { caddyfile } from "../../hosting/caddy.ts";
import { nginxConfig } from "../../hosting/nginx.ts";
import { type SiteRules, siteRules } from "../../hosting/site-rules.ts";
import { listen } from "../../server/listen.ts";
import { createSite } from "../../server/site.ts";
import { ask } from "./ask.ts";
import { findWebServer, type WebServer } from "./find-web-server.ts";

export type Running = { readonly port: number; readonly stop: () => Promise<void> };

/** Those that the same questions are put to. The local one must answer like the others. */
export type Server = "local" | WebServer;

/** Starts a server on this machine, if it is installed, with the site's configuration for it. */
export async function startServer(name: Server, root: string): Promise<Running | undefined> {
  if (name === "local") return startLocalServer(root);
  const program = findWebServer(name);
  return program === undefined ? undefined : startWebServer(name, program, root);
}

async function startLocalServer(root: string): Promise<Running> {
  const site = createSite({ root, mailboxDir: join(root, ".mailbox") });
  const server = await listen(getRequestListener(site.fetch), { host: "localhost", port: 0 });
  return { port: Number(new URL(server.address).port), stop: () => server.close(0) };
}

async function startWebServer(name: WebServer, program: string, root: string): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const rules = { ...siteRules(), origin, host: "localhost", otherHost: "www.localhost" };
  const args = await prepare[name](folder, root, port, rules);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    await rm(folder, { recursive: true });
  };
  await answers(port, child).catch(async (error: unknown) => {
    await stop();
    throw new Error(`${name} does not start: ${complaints}`, { cause: error });
  });
  return { port, stop };
}

type Prepare = (folder: string, root: string, port: number, rules: SiteRules) => Promise<string[]>;

const prepare: Record<WebServer, Prepare> = {
  /** As in Debian's nginx.conf, which includes a site into `http`. */
  async nginx(folder, root, port, rules) {
    const site = nginxConfig(rules, { root, listen: [`127.0.0.1:${port}`] });
    await writeFile(join(folder, "site.conf"), site);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const main = `daemon off;
user ${userInfo().username};
worker_processes 1;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  sendfile on;
  default_type application/octet-stream;
  gzip on;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join("\n  ")}
  include ${folder}/site.conf;
}`;
    await writeFile(join(folder, "nginx.conf"), main);
    return ["-e", "stderr", "-c", join(folder, "nginx.conf")];
  },
  /** Without certificates and without its control port. */
  async caddy(folder, root, port, rules) {
    const addresses = {
      address: `http://localhost:${port}`,
      otherAddress: `http://www.localhost:${port}`,
    };
    const file = join(folder, "Caddyfile");
    await writeFile(file, `{\n\tadmin off\n}\n${caddyfile(rules, { root, ...addresses })}`);
    return ["run", "--config", file, "--adapter", "caddyfile"];
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/** Waits until the server answers; fails when it has ended. */
async function answers(port: number, child: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(10_000);
  while (!limit.aborted && child.exitCode === null) {
    try {
      await ask(port, "/");
      return;
    } catch {
      await pause(25);
    }
  }
  throw new Error("no answer");
}
