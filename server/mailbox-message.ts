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
export const messageSchema = v.object({
  lib_version: required("lib_version"),
  user_id: required("user_id"),
  service_id: required("service_id"),
  template_id: required("template_id"),
  template_params: params,
});

export type Message = v.InferOutput<typeof messageSchema>;

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
