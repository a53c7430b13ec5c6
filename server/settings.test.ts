import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const defaults = { port: 4173, host: "localhost", mailboxDir: ".mailbox" };

test.each([
  [{}, {}],
  [{ PORT: "", HOST: " ", MAILBOX_DIR: "" }, {}],
  [
    { PORT: "8080", HOST: "0.0.0.0" },
    { port: 8080, host: "0.0.0.0" },
  ],
  [{ PORT: " 0 " }, { port: 0 }],
  [{ PORT: "65535" }, { port: 65_535 }],
  [{ MAILBOX_DIR: "/tmp/mail" }, { mailboxDir: "/tmp/mail" }],
])("%j gives %j", (env, settings) => {
  expect(readSettings(env)).toEqual({ ...defaults, ...settings });
});

test.each(["65536", "-1", "80.5", "http", "0x50", "1e3", "٨٠"])("PORT=%s is refused", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(
    `PORT must be a number from 0 to 65535, not "${PORT}".`,
  );
});
