import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type Message, messageSchema } from "./mailbox-message.ts";

const filedSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  received_at: v.string(),
  ...messageSchema.entries,
});

/** A message as it lies in the mailbox. */
export type FiledMessage = v.InferOutput<typeof filedSchema>;

export type Mailbox = ReturnType<typeof createMailbox>;

/** A folder with one JSON file per message; their names sort in the order of arrival. */
export function createMailbox(dir: string) {
  let count = 0;
  let latest = 0;

  async function file(message: Message): Promise<FiledMessage> {
    // A clock set back must not put a later message before an earlier one.
    latest = Math.max(latest, Date.now());
    count += 1;
    const receivedAt = new Date(latest).toISOString();
    const order = String(count).padStart(6, "0");
    const id = `${receivedAt.replaceAll(":", "-")}-${order}-${randomBytes(4).toString("hex")}`;
    const filed = { id, received_at: receivedAt, ...message };
    await mkdir(dir, { recursive: true });
    // Under another name until it is whole, so that nobody reads half a message.
    const part = join(dir, `.${id}.part`);
    await writeFile(part, `${JSON.stringify(filed, null, 2)}\n`);
    await rename(part, join(dir, `${id}.json`));
    return filed;
  }

  /** Every message, oldest first. A file that is no message is passed over. */
  async function list(): Promise<FiledMessage[]> {
    const messages = await Promise.all((await names(dir)).map((name) => read(join(dir, name))));
    return messages.filter((message) => message !== undefined);
  }

  async function empty(): Promise<void> {
    await Promise.all((await names(dir)).map((name) => rm(join(dir, name), { force: true })));
  }

  return { file, list, empty };
}

async function names(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).filter((name) => name.endsWith(".json")).sort();
  } catch {
    // No message has come yet.
    return [];
  }
}

async function read(path: string): Promise<FiledMessage | undefined> {
  try {
    const parsed = v.safeParse(filedSchema, JSON.parse(await readFile(path, "utf8")));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
