import * as emailjs from "@emailjs/browser";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { anyText } from "../../tests/support/any-text.ts";
import { failureOf, mailConfigOf, mailRequest, sendEmail } from "./send-email.ts";

vi.mock("@emailjs/browser", { spy: true });

const params = { from_name: "Aïcha", message: "Hello there" };
const email = { template: "contact", params } as const;
const page = "http://localhost:4173";
const env = {
  VITE_EMAILJS_PUBLIC_KEY: "key",
  VITE_EMAILJS_SERVICE_ID: "service",
  VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID: "t1",
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: "t2",
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/contact", origin: page });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.mocked(emailjs.send).mockRestore();
});

/** Builds the site with the four ids of EmailJS. */
const hosted = () => Object.entries(env).map(([name, value]) => vi.stubEnv(name, value));

describe("with the real client", () => {
  test("what the worker sends later is the same request", async () => {
    hosted();
    fetched.mockResolvedValue(new Response("OK"));
    await sendEmail(email);
    const [url, request] = fetched.mock.calls[0] ?? [];
    const later = mailRequest(email);
    expect(later.url).toBe(url);
    expect(JSON.parse(later.body)).toEqual(JSON.parse(String(request?.body)));
  });

  test("the request is the one that EmailJS documents", async () => {
    fetched.mockResolvedValue(new Response("OK"));
    expect(await sendEmail(email)).toEqual({ ok: true });
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe("http://localhost:4173/api/v1.0/email/send");
    expect(request).toMatchObject({
      method: "POST",
      headers: { "Content-type": "application/json" },
    });
    expect(JSON.parse(String(request?.body))).toEqual({
      lib_version: "4.4.1",
      user_id: "local",
      service_id: "local",
      template_id: "contact",
      template_params: params,
    });
  });

  test("with the ids of EmailJS it goes there", async () => {
    hosted();
    fetched.mockResolvedValue(new Response("OK"));
    await sendEmail({ ...email, template: "volunteer" });
    expect(fetched.mock.calls[0]?.[0]).toBe("https://api.emailjs.com/api/v1.0/email/send");
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toContain('"template_id":"t1"');
  });

  test.each([
    [429, "throttled"],
    [403, "blocked"],
    [400, "misconfigured"],
    [500, "server"],
  ])("answer %s: %s", async (status, reason) => {
    fetched.mockResolvedValue(new Response("no", { status }));
    expect(await sendEmail(email)).toEqual({ ok: false, reason });
  });

  test("a request that cannot be made: network, or offline when the browser says so", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    vi.stubGlobal("navigator", { onLine: true });
    expect(await sendEmail(email)).toEqual({ ok: false, reason: "network" });
    vi.stubGlobal("navigator", { onLine: false });
    expect(await sendEmail(email)).toEqual({ ok: false, reason: "offline" });
  });

  test("is told the key and the origin only: no throttle, no block list", async () => {
    fetched.mockResolvedValue(new Response("OK"));
    await sendEmail(email);
    const told = vi.mocked(emailjs.init).mock.lastCall;
    expect(told).toEqual([{ publicKey: "local", origin: "http://localhost:4173" }]);
  });
});

describe("an end is certain", () => {
  test("a request that hangs is given up after 15 seconds", async () => {
    vi.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const settled = vi.fn();
    const sending = sendEmail(email).then(settled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(settled).toHaveBeenCalledWith({ ok: false, reason: "timeout" });
  });

  test("an answer in time leaves no timer behind", async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(new Response("OK"));
    await sendEmail(email);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("whatever the client throws or is given, sending does not throw", async () => {
  const texts = fc.dictionary(fc.string(), anyText());
  await fc.assert(
    fc.asyncProperty(fc.anything(), texts, async (thrown, given) => {
      vi.mocked(emailjs.send).mockRejectedValue(thrown);
      const result = await sendEmail({ ...email, params: given });
      expect(result.ok).toBe(false);
    }),
  );
});

test.each([
  [400, "misconfigured"],
  [401, "misconfigured"],
  [403, "blocked"],
  [404, "misconfigured"],
  [412, "misconfigured"],
  [413, "misconfigured"],
  [422, "misconfigured"],
  [429, "throttled"],
  [451, "blocked"],
  [499, "misconfigured"],
  [500, "server"],
  [503, "server"],
  [599, "server"],
  [0, "network"],
  [304, "unavailable"],
  [600, "unavailable"],
  [Number.NaN, "unavailable"],
] as const)("status %s: %s", (status, reason) => {
  expect(failureOf({ status, text: "" }, true)).toBe(reason);
});

test.each([
  ["fetch's TypeError", new TypeError("Failed to fetch"), "network"],
  ["a missing id", "The public key is required.", "misconfigured"],
  ["storage denied", new DOMException("denied", "SecurityError"), "unavailable"],
  ["an Error", new Error("odd"), "unavailable"],
  ["nothing", undefined, "unavailable"],
  ["a status that is no number", { status: "400" }, "unavailable"],
])("%s: %s", (_what, thrown, reason) => {
  expect(failureOf(thrown, true)).toBe(reason);
});

test("without a connection, what could not be reached is offline", () => {
  expect(failureOf(new TypeError("Failed to fetch"), false)).toBe("offline");
  expect(failureOf({ status: 0, text: "Network Error" }, false)).toBe("offline");
  expect(failureOf({ status: 500, text: "" }, false)).toBe("server");
});

test("anything thrown has a reason", () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (thrown, online) => {
      expect(typeof failureOf(thrown, online)).toBe("string");
    }),
  );
});

test("with all four ids, mail goes to EmailJS", () => {
  expect(mailConfigOf(env, page)).toEqual({
    publicKey: "key",
    serviceId: "service",
    templates: { volunteer: "t1", contact: "t2" },
  });
});

test.each(Object.keys(env))("without %s, mail goes to the server of the page", (missing) => {
  for (const value of [undefined, "", "  "]) {
    expect(mailConfigOf({ ...env, [missing]: value }, page)).toEqual({
      publicKey: "local",
      serviceId: "local",
      templates: { volunteer: "volunteer", contact: "contact" },
      origin: page,
    });
  }
});
