import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

const record = (problem: string) =>
  v.custom<Record<string, unknown>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    problem,
  );

const required = (name: string) => {
  const problem = `The ${name} parameter is required`;
  const isGiven = v.check((text: string) => text.trim() !== "", problem);
  return v.optional(v.pipe(v.string(problem), isGiven), "");
};

const flat = "The template_params have to be a flat object of strings";

const messageSchema = v.object({
  lib_version: required("lib_version"),
  user_id: required("user_id"),
  service_id: required("service_id"),
  template_id: required("template_id"),
  template_params: v.pipe(
    record(flat),
    // What both forms send: without it the charity could neither read a message nor answer it.
    v.objectWithRest(
      {
        from_name: required("from_name"),
        from_email: required("from_email"),
        message: required("message"),
        to_email: required("to_email"),
      },
      v.string(flat),
    ),
  ),
});

type Message = v.InferOutput<typeof messageSchema>;

/**
 * The body of `POST /api/v1.0/email/send` (requirements, section 7). What is wrong with one is said
 * in a sentence, as EmailJS does.
 */
export const messageBody = v.config(
  v.pipe(
    v.string(),
    v.parseJson({}, "The request body has to be JSON"),
    record("The request body has to be a JSON object"),
    messageSchema,
  ),
  { abortEarly: true, abortPipeEarly: true },
);

const filedSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  received_at: v.string(),
  ...messageSchema.entries,
});

/** A message as the mailbox stores it. */
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
    // Written under a temporary name, then renamed, so that nobody reads half a message.
    const part = join(dir, `.${id}.part`);
    await writeFile(part, `${JSON.stringify(filed, null, 2)}\n`);
    await rename(part, join(dir, `${id}.json`));
    return filed;
  }

  const files = () => globSync("*.json", { cwd: dir }).sort();

  /** Every message, oldest first. A file that is no message is skipped. */
  async function list(): Promise<FiledMessage[]> {
    const messages = await Promise.all(files().map((name) => read(join(dir, name))));
    return messages.filter((message) => message !== undefined);
  }

  async function empty(): Promise<void> {
    await Promise.all(files().map((name) => rm(join(dir, name), { force: true })));
  }

  return { file, list, empty };
}

async function read(path: string): Promise<FiledMessage | undefined> {
  // Somebody may have emptied the mailbox in between.
  const text = await readFile(path, "utf8").catch(() => "");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), filedSchema), text);
  return parsed.success ? parsed.output : undefined;
}
