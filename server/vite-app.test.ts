import { createServer as createVite } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../tests/support/test-folder.ts";
import { listen } from "./listen.ts";
import { isMailboxPath, mailboxRoutes } from "./mailbox.ts";
import { viteApp } from "./vite-app.ts";

test("in development the mailbox answers, and Vite answers everything else", async () => {
  const root = await temporaryFolder({ "index.html": "<!doctype html><title>page</title>" });
  const vite = await createVite({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    plugins: [viteApp("mailbox", mailboxRoutes(`${root}/.mailbox`), isMailboxPath)],
  });
  onTestFinished(() => vite.close());
  const server = await listen(vite.middlewares);
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
