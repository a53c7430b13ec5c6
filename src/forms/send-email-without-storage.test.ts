import { expect, test, vi } from "vitest";
import { sendEmail } from "./send-email.ts";

// Alone in its file: the client reads localStorage when it is first loaded, and only then.
test("where localStorage is denied the client cannot load: unavailable, and nothing is sent", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  const denied = vi.fn(() => {
    throw new DOMException("denied", "SecurityError");
  });
  Object.defineProperty(globalThis, "localStorage", { get: denied, configurable: true });
  vi.stubGlobal("location", { origin: "http://localhost:4173" });
  const result = await sendEmail({ template: "contact", params: {} });
  expect(result).toEqual({ ok: false, reason: "unavailable" });
  expect(denied).toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});
