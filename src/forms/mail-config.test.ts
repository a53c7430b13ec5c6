import { expect, test } from "vitest";
import { mailConfigOf } from "./mail-config.ts";

const env = {
  VITE_EMAILJS_PUBLIC_KEY: "key",
  VITE_EMAILJS_SERVICE_ID: "service",
  VITE_EMAILJS_VOLUNTEER_TEMPLATE_ID: "t1",
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: "t2",
};
const page = "http://localhost:4173";

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
