import { UserError } from "./run-program.ts";

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads `PORT` (0 to 65535; 0 asks the machine for any free one), `HOST` (else localhost) and
 * `MAILBOX_DIR` (else .mailbox), where messages are filed, from the environment.
 * @throws UserError when `PORT` is no port
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  defaultPort = "4173",
) {
  const text = env["PORT"]?.trim() || defaultPort;
  const port = Number(text);
  if (!/^\d{1,5}$/u.test(text) || port > 65_535) {
    throw new UserError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return {
    port,
    host: env["HOST"]?.trim() || "localhost",
    mailboxDir: env["MAILBOX_DIR"]?.trim() || ".mailbox",
  };
}
