import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { mailboxRoutes } from "./mailbox.ts";

const params = { from_name: "Aïcha", message: "I can drive a lorry." };
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

test("mailbox: lists messages in their order and skips other files", async () => {
  const { app, folder, post, list } = await mailbox({
    "mailbox/a.json": "{",
    "mailbox/c.json/b.txt": "",
  });
  for (const name of ["First", "Second", "Third"]) {
    const sent = await post(named(name), { "Content-type": "application/json; charset=utf-8" });
    expect([sent.status, await sent.text()]).toEqual([200, "OK"]);
  }
  expect(await readdir(folder)).toHaveLength(5);
  expect(await list()).toMatchObject(["First", "Second", "Third"].map(named));
  const page = await (await app.request("/__mailbox")).text();
  expect(page.match(/First|Second|Third/g)).toEqual(["Third", "Second", "First"]);
});

test.each<[why: string, status: number, content: unknown, headers?: object, host?: string]>([
  ["text that is no JSON", 400, "{"],
  ["a missing key", 400, { ...body, user_id: undefined }],
  ["a key without words", 400, { ...body, lib_version: " " }],
  ["a number", 400, { ...body, template_params: { phone: 36 } }],
  ["another type than JSON", 400, body, { "Content-type": "text/plain" }],
  ["a foreign name", 403, body, {}, "evil.example"],
  ["more than 50 KB", 413, { ...body, template_params: { message: "x".repeat(51_200) } }],
])("mailbox: refuses %s and files nothing", async (_, status, content, headers, host) => {
  const { post, list } = await mailbox();
  const answer = await post(content, { ...headers }, host);
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(/\w/)]);
  expect(await list()).toEqual([]);
});

test("mailbox: a foreign name of this machine may not read, and its own names may send", async () => {
  const { app, post } = await mailbox();
  for (const path of ["/__mailbox", "/__mailbox.json"]) {
    expect((await app.request(`http://evil.example${path}`)).status).toBe(403);
  }
  for (const host of ["localhost", "192.168.1.7:4173", "[::1]"]) {
    expect((await post(body, {}, host)).status).toBe(200);
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
