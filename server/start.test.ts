import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";

const program = `${import.meta.dirname}/start.ts`;

const html = "<!doctype html><title>page</title>";

/** Starts the server, which must fail. */
function failing(folder: string, PORT = "0") {
  const options = { env: { ...process.env, PORT }, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(process.execPath, [program, folder], options);
  return { status, stderr };
}

test("server: prints its addresses, says when a port is taken and ends on SIGTERM", async () => {
  const folder = temporaryFolder({ "index.html": html });
  const child = spawn(process.execPath, [program, folder], { env: { ...process.env, PORT: "0" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  const [, address = ""] = /^Site: (http:\S+) {2}Mailbox: \1\/__mailbox$/u.exec(line) ?? [];
  expect(await (await fetch(address)).text()).toBe(html);
  expect((await fetch(`${address}/__mailbox`)).status).toBe(200);
  expect(failing(folder, new URL(address).port)).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^The server .+ port \d+ .+EADDRINUSE.+ PORT=8080 npm start\n$/u),
  });
  expect(failing(folder, "abc").stderr).toMatch(/listen on localhost, port NaN/u);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});
