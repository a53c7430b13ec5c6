import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createServer as createVite } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { listenOn, readPort, viteApp } from "./listen.ts";
import { isMailboxPath, mailboxRoutes } from "./mailbox.ts";

const program = `${import.meta.dirname}/start.ts`;

function run(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, folder], {
    env: { ...process.env, PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function failing(child: ChildProcess) {
  let text = "";
  child.stderr?.on("data", (chunk) => {
    text += String(chunk);
  });
  const [code] = await once(child, "close");
  return { code, text };
}

const built = { "index.html": "<!doctype html>home" };

test("server: prints its addresses, says when a port is taken and ends on SIGTERM", async () => {
  const folder = temporaryFolder(built);
  const child = run(folder);
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const [, address = ""] = /^Site: (http:\S+) {2}Mailbox: \1\/__mailbox$/u.exec(line) ?? [];
  expect(await (await fetch(address)).text()).toBe(built["index.html"]);
  expect((await fetch(`${address}/__mailbox`)).status).toBe(200);
  const second = await failing(run(folder, { PORT: new URL(address).port }));
  expect(second.code).toBe(1);
  expect(second.text).toMatch(/^Port \d+ is taken by another program\. .+ npm start\n$/u);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test("server: says how to build when there is no built site", async () => {
  const { code, text } = await failing(run(temporaryFolder()));
  expect(code).toBe(1);
  expect(text).toMatch(/^There is no built site in .+\. Build it first: npm run build\n$/u);
});

test.each(["65536", "-1", "80.5", "http", "0x50", "1e3", "٨٠"])(
  "server: refuses PORT=%s",
  (port) => {
    expect(() => readPort(port)).toThrow(`PORT must be a number from 0 to 65535, not "${port}".`);
  },
);

test("development server: has the mailbox beside Vite's pages", async () => {
  const root = temporaryFolder({ "index.html": "<!doctype html><title>page</title>" });
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    plugins: [viteApp("mailbox", mailboxRoutes(`${root}/.mailbox`), isMailboxPath)],
  });
  onTestFinished(() => vite.close());
  const server = await listenOn(vite.middlewares);
  onTestFinished(() => server.close());
  const sent = await fetch(`${server.address}/api/v1.0/email/send?x=1`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  expect(sent.status).toBe(400);
  expect(await sent.text()).toBe("The lib_version parameter is required");
  expect(await (await fetch(`${server.address}/__mailbox.json`)).json()).toEqual([]);
  expect(await (await fetch(server.address)).text()).toContain("<title>page</title>");
});
