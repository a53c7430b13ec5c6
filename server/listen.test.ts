import { EventEmitter, once } from "node:events";
import { get } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

async function started(host = "localhost", port = 0) {
  const server = await listen((_request, response) => response.end("here"), { host, port });
  if (server.ok) onTestFinished(() => server.close(0));
  return server;
}

const portOf = (address: string) => Number(new URL(address).port);

test("localhost answers under its name and its number", async () => {
  const server = await started();
  if (!server.ok) throw new Error(server.problem);
  expect(server.address).toMatch(/^http:\/\/localhost:\d+$/u);
  const port = portOf(server.address);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("here");
  }
});

describe("a taken port", () => {
  test("gives one sentence that says what to do", async () => {
    const first = await started();
    if (!first.ok) throw new Error(first.problem);
    const port = portOf(first.address);
    const second = await started("localhost", port);
    expect(second).toEqual({
      ok: false,
      problem: `Port ${port} is taken by another program. Stop that program, or choose another port, for example: PORT=${port + 1} npm start`,
    });
  });

  test("on one of localhost's addresses is taken, and the other is let go", async () => {
    const other = await started("::1");
    // A machine without IPv6 has one address only.
    if (!other.ok) return expect(other.problem).toContain("::1");
    const port = portOf(other.address);
    expect(await started("localhost", port)).toMatchObject({ ok: false });
    expect(await started("127.0.0.1", port)).toMatchObject({ ok: true });
  });
});

test("an address that is not this machine's gives a sentence", async () => {
  expect(await started("192.0.2.1")).toEqual({
    ok: false,
    problem: "The server cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL).",
  });
});

test("closing waits for an answer under way", async () => {
  const asked = new EventEmitter();
  const server = await listen((_request, response) => asked.emit("request", response), {
    host: "127.0.0.1",
    port: 0,
  });
  if (!server.ok) throw new Error(server.problem);
  const request = once(asked, "request");
  const text = fetch(server.address).then((response) => response.text());
  const [response] = await request;
  const closed = server.close(60_000);
  response.end("late");
  await closed;
  expect(await text).toBe("late");
});

test("closing cuts a connection that never ends", async () => {
  const asked = new EventEmitter();
  const server = await listen(() => asked.emit("request"), { host: "127.0.0.1", port: 0 });
  if (!server.ok) throw new Error(server.problem);
  const request = once(asked, "request");
  const cut = once(get(server.address), "error");
  await request;
  await server.close(0);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
