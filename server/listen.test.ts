import { EventEmitter, once } from "node:events";
import { get } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";

async function started(host = "localhost", port = 0) {
  const server = await listen((_request, response) => response.end("here"), { host, port });
  onTestFinished(() => server.close(0));
  return server;
}

const portOf = (address: string) => Number(new URL(address).port);

test("localhost answers under its name and its number", async () => {
  const server = await started();
  expect(server.address).toMatch(/^http:\/\/localhost:\d+$/u);
  const port = portOf(server.address);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe("here");
  }
});

test("a taken port gives one sentence that says what to do", async () => {
  const port = portOf((await started()).address);
  await expect(started("localhost", port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop that program, or choose another port, for example: PORT=${port + 1} npm start`,
  );
});

test("a port taken on one of localhost's addresses is taken, and the other is let go", async () => {
  const other = await started("::1").catch((error: Error) => error.message);
  // A machine without IPv6 has one address only.
  if (typeof other === "string") return expect(other).toContain("::1");
  const port = portOf(other.address);
  await expect(started("localhost", port)).rejects.toThrow(`Port ${port} is taken`);
  await expect(started("127.0.0.1", port)).resolves.toBeDefined();
});

test("an address that is not this machine's gives a sentence", async () => {
  await expect(started("192.0.2.1")).rejects.toThrow(
    "The server cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL).",
  );
});

test("closing waits for an answer under way", async () => {
  const asked = new EventEmitter();
  const server = await listen((_request, response) => asked.emit("request", response), {
    host: "127.0.0.1",
    port: 0,
  });
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
  const request = once(asked, "request");
  const cut = once(get(server.address), "error");
  await request;
  await server.close(0);
  expect((await cut)[0]).toMatchObject({ code: "ECONNRESET" });
});
