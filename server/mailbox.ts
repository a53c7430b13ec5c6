import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

const required = (name: string) =>
  v.pipe(
    v.string(`The ${name} parameter is required`),
    v.nonEmpty(`The ${name} parameter is required`),
  );

/** What both forms send, without which the charity could neither read a message nor answer it. */
const expectedParams = ["from_name", "from_email", "message", "to_email"];

const params = v.pipe(
  v.custom<Record<string, unknown>>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    "The template_params parameter has to be an object",
  ),
  v.record(v.string(), v.string("The template_params have to be a flat object of strings")),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const missing = expectedParams.find((name) => (dataset.value[name] ?? "").trim() === "");
    if (missing !== undefined) addIssue({ message: `The ${missing} parameter is required` });
  }),
);

/** The body of `POST /api/v1.0/email/send` (specification, section 7). */
const messageSchema = v.object({
  lib_version: required("lib_version"),
  user_id: required("user_id"),
  service_id: required("service_id"),
  template_id: required("template_id"),
  template_params: params,
});

type Message = v.InferOutput<typeof messageSchema>;

type Parsed =
  | { readonly ok: true; readonly message: Message }
  | { readonly ok: false; readonly problem: string };

/** Reads a request's body, or says in a sentence, as EmailJS does, what is wrong with it. */
export function parseMessage(contentType: string | undefined, body: string): Parsed {
  if (contentType?.split(";")[0]?.trim().toLowerCase() !== "application/json") {
    return { ok: false, problem: "The Content-Type has to be application/json" };
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { ok: false, problem: "The request body has to be JSON" };
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return { ok: false, problem: "The request body has to be a JSON object" };
  }
  const known = Object.fromEntries(
    Object.keys(messageSchema.entries).map((key) => [key, Reflect.get(json, key)]),
  );
  const result = v.safeParse(messageSchema, known, { abortEarly: true });
  return result.success
    ? { ok: true, message: result.output }
    : { ok: false, problem: result.issues[0].message };
}

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
