import { describe, expect, test } from "vitest";
import { body, params, routes } from "./mailbox-fixture.ts";

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
