import { expect, test, vi } from "vitest";
import { mailRequest, messageId, sendEmail } from "./send-email.ts";

const params = { from_name: "Aïcha", message: "Hello there" };
const env = {
  VITE_EMAILJS_PUBLIC_KEY: "key",
  VITE_EMAILJS_SERVICE_ID: " service ",
  VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID: "t1",
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: "t2",
};

function mail(ids: Record<string, string | undefined>, template: "contact" | "volunteer") {
  vi.stubGlobal("location", { origin: "http://localhost:4173" });
  for (const [name, value] of Object.entries(ids)) vi.stubEnv(name, value);
  const request = mailRequest(template, params);
  return { ...request, body: JSON.parse(request.body) };
}

test.each([
  ["contact", "t2"],
  ["volunteer", "t1"],
] as const)(
  "mailRequest: writes the %s form to EmailJS when all four ids are set",
  (template, template_id) => {
    expect(mail(env, template)).toEqual({
      url: "https://api.emailjs.com/api/v1.0/email/send",
      body: {
        lib_version: "4.4.1",
        user_id: "key",
        service_id: "service",
        template_id,
        template_params: params,
      },
    });
  },
);

test.each(Object.keys(env))("mailRequest: without %s it uses the page's server", (missing) => {
  for (const value of [undefined, "", "  "]) {
    expect(mail({ ...env, [missing]: value }, "contact")).toMatchObject({
      url: "http://localhost:4173/api/v1.0/email/send",
      body: { user_id: "local", service_id: "local", template_id: "contact" },
    });
  }
});

test("messageId: stands for one text", () => {
  expect(messageId("text")).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}$/u);
  const numbers = Array.from({ length: 20_000 }, (_, i) => messageId(`{"phone":"${i}"}`));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(messageId(`{"phone":"7"}`)).toBe(numbers[7]);
});

const request = { url: "http://localhost:4173/send", body: '{"a":"é"}' };

test.each([
  [200, "OK", "sent"],
  [200, " OK\n", "sent"],
  [200, "<html>Sign in to use this network</html>", "unclear"],
  [202, "OK", "unclear"],
  [400, "OK", "misconfigured"],
  [403, "", "blocked"],
  [404, "", "misconfigured"],
  [429, "", "throttled"],
  [451, "", "blocked"],
  [500, "", "server"],
])("sendEmail: status %s with the body %j means %s", async (status, body, result) => {
  const asked = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", asked);
  expect(await sendEmail(request)).toBe(result);
  expect(asked).toHaveBeenCalledWith(
    request.url,
    expect.objectContaining({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: request.body,
    }),
  );
});

test.each([
  [true, "network"],
  [false, "offline"],
] as const)(
  "sendEmail: a request that cannot be made, with the browser online %s, fails as %s",
  async (onLine, reason) => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    vi.stubGlobal("navigator", { onLine });
    expect(await sendEmail(request)).toBe(reason);
  },
);

test("sendEmail: gives up after 15 seconds", async () => {
  vi.useFakeTimers();
  const hang = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  vi.stubGlobal("fetch", hang);
  const settled = vi.fn();
  const sending = sendEmail(request).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(settled).toHaveBeenCalledWith("timeout");
});
