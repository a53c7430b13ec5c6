import { describe, expect, test } from "vitest";
import { body, params, routes } from "./mailbox-fixture.ts";

describe("other sites", () => {
  test.each([
    ["another host", { Origin: "http://evil.example" }],
    ["another port", { Origin: "http://localhost:9999" }],
    ["a sandbox", { Origin: "null" }],
    ["a browser that says cross-site", { "Sec-Fetch-Site": "cross-site" }],
    ["a browser that says same-site", { "Sec-Fetch-Site": "same-site" }],
  ])("%s: 403, for sending and for emptying", async (_what, headers) => {
    const { app, post, mailbox } = await routes();
    await post(body);
    expect((await post(body, headers)).status).toBe(403);
    const emptied = await app.request("/__mailbox.json", { method: "DELETE", headers });
    expect(emptied.status).toBe(403);
    expect(await mailbox.list()).toHaveLength(1);
  });

  test("the server's own pages may", async () => {
    const { post } = await routes();
    const headers = { Origin: "http://localhost", "Sec-Fetch-Site": "same-origin" };
    expect((await post(body, headers)).status).toBe(200);
  });
});

describe("reading", () => {
  test("as JSON oldest first, as a page newest first", async () => {
    const { app, post } = await routes();
    for (const name of ["First", "Second"]) {
      await post({ ...body, template_params: { ...params, from_name: name } });
    }
    const json = await (await app.request("/__mailbox.json")).text();
    expect(json.indexOf("First")).toBeLessThan(json.indexOf("Second"));
    const page = await (await app.request("/__mailbox")).text();
    expect(page.indexOf("Second")).toBeLessThan(page.indexOf("First"));
  });

  test("the page escapes every value and keeps each to its own direction", async () => {
    const { app, post } = await routes();
    const hostile = `"'><script>alert(1)</script>`;
    await post({
      ...body,
      template_id: hostile,
      template_params: { ...params, [hostile]: hostile, message: "سلام\n& <b>" },
    });
    const response = await app.request("/__mailbox");
    expect(response.headers.get("Content-Type")?.toLowerCase()).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).not.toContain("<script>");
    expect(page).toContain("&lt;script&gt;");
    expect(page).toContain('<dd dir="auto">سلام\n&amp; &lt;b&gt;</dd>');
  });

  test("nothing of it is kept by the browser", async () => {
    const { app } = await routes();
    for (const path of ["/__mailbox", "/__mailbox.json"]) {
      expect((await app.request(path)).headers.get("Cache-Control")).toBe("no-store");
    }
  });

  test("an empty mailbox says so", async () => {
    const { app } = await routes();
    expect(await (await app.request("/__mailbox")).text()).toContain("No message yet.");
    expect(await (await app.request("/__mailbox.json")).json()).toEqual([]);
  });

  test("DELETE empties it", async () => {
    const { app, post } = await routes();
    await post(body);
    expect((await app.request("/__mailbox.json", { method: "DELETE" })).status).toBe(204);
    expect(await (await app.request("/__mailbox.json")).json()).toEqual([]);
  });
});

test.each([
  ["/api/v1.0/email/send", "GET", "POST"],
  ["/__mailbox.json", "POST", "GET, HEAD, DELETE"],
  ["/__mailbox", "POST", "GET, HEAD"],
])("%s does not answer %s", async (path, method, allow) => {
  const { app } = await routes();
  const response = await app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toBe(allow);
});
