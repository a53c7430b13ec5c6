import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { mailboxRoutes } from "./mailbox.ts";

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

/** Makes a mailbox whose folder does not exist yet. */
async function mailbox(files: Readonly<Record<string, string>> = {}) {
  const folder = `${temporaryFolder(files)}/mailbox`;
  const app = mailboxRoutes(folder);
  const post = (content: unknown, headers: Record<string, string> = {}, host = "localhost") =>
    app.request(`http://${host}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof content === "string" ? content : JSON.stringify(content),
    });
  const list = async () => (await app.request("/__mailbox.json")).json();
  return { app, folder, post, list };
}

const named = (from_name: string) => ({ ...body, template_params: { ...params, from_name } });

test("mailbox: lists messages and skips other files", async () => {
  const { app, folder, post, list } = await mailbox({ "mailbox/a.json": "{", "mailbox/b.txt": "" });
  for (const name of ["First", "Second", "Third"]) {
    const sent = await post(named(name), { "Content-type": "application/json; charset=utf-8" });
    expect([sent.status, await sent.text()]).toEqual([200, "OK"]);
  }
  expect(await readdir(folder)).toHaveLength(5);
  expect(await list()).toMatchObject(["First", "Second", "Third"].map(named));
  const page = await (await app.request("/__mailbox")).text();
  expect(page.match(/First|Second|Third/g)).toEqual(["Third", "Second", "First"]);
});

const without = (name: string) => `The ${name} parameter is required`;
test.each([
  ["text that is no JSON", "{", "The request body has to be JSON"],
  ["null", "null", "The request body has to be a JSON object"],
  ["a missing key", { ...body, user_id: undefined }, without("user_id")],
  ["a key that is no text", { ...body, lib_version: 4 }, without("lib_version")],
  ["text as parameters", { ...body, template_params: "x" }, "a flat object of strings"],
  ["a number", { ...body, template_params: { phone: 36 } }, "a flat object of strings"],
])("mailbox: refuses %s and files nothing", async (_what, content, problem) => {
  const { post, list } = await mailbox();
  const answer = await post(content);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(problem)]);
  expect(await list()).toEqual([]);
});

test("mailbox: refuses another type than JSON", async () => {
  const { post } = await mailbox();
  const answer = await post(body, { "Content-type": "text/plain" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toBe("The Content-Type has to be application/json");
});

test("mailbox: refuses more than 50 KB", async () => {
  const { post } = await mailbox();
  const sized = (bytes: number) => post(JSON.stringify(named("A")).padEnd(bytes));
  expect((await sized(50 * 1024)).status).toBe(200);
  expect((await sized(50 * 1024 + 1)).status).toBe(413);
});

test.each([
  ["another host", { Origin: "http://evil.example" }, "localhost"],
  ["another port", { Origin: "http://localhost:9999" }, "localhost"],
  ["a sandbox", { Origin: "null" }, "localhost"],
  ["a browser that says same-site", { "Sec-Fetch-Site": "same-site" }, "localhost"],
  ["a browser that says cross-site", { "Sec-Fetch-Site": "cross-site" }, "localhost"],
  ["a foreign name of this machine", { Origin: "http://evil.example" }, "evil.example"],
])("mailbox: %s may not send", async (_what, headers, host) => {
  const { post, list } = await mailbox();
  expect((await post(body, headers, host)).status).toBe(403);
  expect(await list()).toEqual([]);
});

test("mailbox: a foreign name of this machine may not read", async () => {
  const { app, post } = await mailbox();
  for (const path of ["/__mailbox", "/__mailbox.json"]) {
    expect((await app.request(`http://evil.example${path}`)).status).toBe(403);
  }
  for (const host of ["localhost", "192.168.1.7:4173", "[::1]"]) {
    const headers = { Origin: `http://${host}`, "Sec-Fetch-Site": "same-origin" };
    expect((await post(body, headers, host)).status).toBe(200);
  }
});

test("mailbox page: escapes every value", async () => {
  const { app, post } = await mailbox();
  const hostile = `"'><script>alert(1)</script>`;
  const template_params = { ...params, [hostile]: hostile, message: "سلام\n& <b>" };
  await post({ ...body, template_id: hostile, template_params });
  const response = await app.request("/__mailbox");
  expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).not.toContain("<script>");
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain('<dd dir="auto">سلام\n&amp; &lt;b&gt;</dd>');
});
