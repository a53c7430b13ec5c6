export type Settings = {
  /** 0 asks the machine for any free port. */
  readonly port: number;
  readonly host: string;
  /** Where messages are filed, from the project's folder. */
  readonly mailboxDir: string;
};

type Read =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads `PORT` (0 to 65535, else 4173), `HOST` (else localhost) and `MAILBOX_DIR` (else .mailbox)
 * from the environment.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Read {
  const text = env["PORT"]?.trim() || "4173";
  const port = Number(text);
  if (!/^\d{1,5}$/u.test(text) || port > 65_535) {
    return { ok: false, problem: `PORT must be a number from 0 to 65535, not "${text}".` };
  }
  const host = env["HOST"]?.trim() || "localhost";
  const mailboxDir = env["MAILBOX_DIR"]?.trim() || ".mailbox";
  return { ok: true, settings: { port, host, mailboxDir } };
}
