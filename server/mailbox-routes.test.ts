import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/test-folders.ts";
import { createMailbox } from "./mailbox.ts";
import { mailboxRoutes } from "./mailbox-routes.ts";

const params = {
  from_name: "Aïcha",
  from_email: "aicha@example.org",
  message: "I can drive a lorry.",
  to_email: "info@example.org",
};
const body = {
  lib_version: "4.4.1",
  user_id: "local",
  service_id: "local",
  template_id: "contact",
  template_params: params,
};

/** An empty mailbox behind its routes, for one test. */
async function routes() {
  const mailbox = createMailbox(await temporaryFolder());
  const app = mailboxRoutes(mailbox);
  const post = (content: unknown, headers: Record<string, string> = {}) =>
    app.request("/api/v1.0/email/send", {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof content === "string" ? content : JSON.stringify(content),
    });
  return { app, mailbox, post };
}

describe("sending", () => {
  test("a good message: 200 OK, and it is in the mailbox", async () => {
    const { post, app } = await routes();
    const response = await post(body, { "Content-type": "application/json; charset=utf-8" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    const list = await app.request("/__mailbox.json");
    expect(await list.json()).toEqual([expect.objectContaining(body)]);
  });

  test.each(["lib_version", "user_id", "service_id", "template_id"])(
    "without %s: 400",
    async (name) => {
      const { post, mailbox } = await routes();
      for (const value of [undefined, "", 7, null]) {
        const response = await post({ ...body, [name]: value });
        expect(response.status).toBe(400);
        expect(await response.text()).toBe(`The ${name} parameter is required`);
      }
      expect(await mailbox.list()).toEqual([]);
    },
  );

  test.each(["from_name", "from_email", "message", "to_email"])("without %s: 400", async (name) => {
    const { post } = await routes();
    for (const value of [undefined, "", " "]) {
      const template_params = { ...params, [name]: value };
      const response = await post({ ...body, template_params });
      expect(response.status).toBe(400);
      expect(await response.text()).toBe(`The ${name} parameter is required`);
    }
  });

  test.each([
    ["a list", []],
    ["a text", "x"],
    ["nothing", undefined],
    ["null", null],
    ["with a number", { ...params, phone: 36 }],
    ["with an object", { ...params, phone: { code: "+222" } }],
  ])("parameters that are no flat object of texts: %s: 400", async (_what, template_params) => {
    const { post } = await routes();
    const response = await post({ ...body, template_params });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("template_params");
  });

  test.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
  ])("a body that is %s: 400", async (_what, text) => {
    const { post } = await routes();
    const response = await post(text);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("The request body has to be");
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp"])(
    "as %s: 400",
    async (type) => {
      const { post } = await routes();
      const response = await post(body, { "Content-type": type });
      expect(response.status).toBe(400);
      expect(await response.text()).toBe("The Content-Type has to be application/json");
    },
  );

  test("up to 50 KB in bytes, one more is 413", async () => {
    const { post, mailbox } = await routes();
    const empty = Buffer.byteLength(JSON.stringify(body)) - Buffer.byteLength(params.message);
    const sized = (bytes: number) => ({
      ...body,
      template_params: { ...params, message: "x".repeat(bytes - empty) },
    });
    expect((await post(sized(50 * 1024))).status).toBe(200);
    expect((await post(sized(50 * 1024 + 1))).status).toBe(413);
    expect(await mailbox.list()).toHaveLength(1);
  });
});

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

  test("a message whose number came before is marked, the first one and others are not", async () => {
    const { app, post } = await routes();
    for (const message_id of ["K7F2-9QXM", "AAAA-2222", "K7F2-9QXM"]) {
      await post({ ...body, template_params: { ...params, message_id } });
    }
    await post(body);
    await post(body);
    const articles = (await (await app.request("/__mailbox")).text()).split("<article>").slice(1);
    const marked = articles.map((article) => article.includes("came before"));
    expect(marked).toEqual([false, false, true, false, false]);
    expect(articles[2]).toContain("K7F2-9QXM");
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
