import { beforeEach, describe, expect, test, vi } from "vitest";
import { message } from "../../tests/support/forms-values.ts";
import { contactForm } from "../contact/contact-form.ts";
import { askWorker } from "./ask-worker.ts";
import { cleanEmail, cleanLine, cleanText } from "./clean-text.ts";
import type { FormAction } from "./form-state.ts";
import { mailRequest, sendEmail } from "./send-email.ts";
import { honeypotProps, keepForm, readControls, sendForm } from "./submission.ts";

vi.mock("./clean-text.ts", { spy: true });
vi.mock("./send-email.ts");
vi.mock("./ask-worker.ts", () => ({ askWorker: vi.fn(async () => []) }));

const sent = vi.mocked(sendEmail);
const kept = vi.mocked(askWorker);

type Field = (typeof contactForm.fields)[number];
const padded = { ...message, name: " <Aïcha> " };

/** A submission of some values, with what it tells the form. */
function submission(values = padded) {
  const told: FormAction<Field>[] = [];
  return {
    definition: contactForm,
    values,
    dispatch: (action: FormAction<Field>) => void told.push(action),
    params: vi.fn((value: typeof message) => ({ from_name: value.name })),
    told,
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  sent.mockReset().mockResolvedValue({ ok: true });
  kept.mockReset().mockResolvedValue([]);
});

test("good values are sent, after saying so", async () => {
  const form = submission();
  sent.mockImplementation(async () => {
    expect(form.told).toEqual([{ type: "submitted", values: padded }]);
    return { ok: true };
  });
  expect(await sendForm(form, false)).toBe("sent");
  const params = { from_name: "Aïcha", message_id: expect.any(String) };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ template: "contact", params });
  expect(form.told.at(-1)).toEqual({ type: "ended", status: { kind: "sent" } });
});

test.each([
  ["sent", { ok: true }],
  ["refused", { ok: false, reason: "server" }],
] as const)(
  "what is %s was cleaned once: what is checked is what is sent",
  async (_how, result) => {
    const form = submission();
    sent.mockResolvedValue(result);
    await sendForm(form, false);
    expect(form.params).toHaveBeenCalledExactlyOnceWith(message);
    expect(vi.mocked(cleanLine).mock.calls).toEqual([[padded.name], [padded.subject]]);
    expect(vi.mocked(cleanEmail).mock.calls).toEqual([[padded.email]]);
    expect(vi.mocked(cleanText).mock.calls).toEqual([[padded.message]]);
  },
);

test("wrong values are invalid, and not sent", async () => {
  const form = submission({ ...message, name: "<>" });
  expect(await sendForm(form, false)).toBe("invalid");
  const { values } = form;
  expect(form.told).toEqual([{ type: "invalid", values, errors: { name: "nameRequired" } }]);
  expect(sent).not.toHaveBeenCalled();
});

test("a failure keeps its reason", async () => {
  const form = submission();
  sent.mockResolvedValue({ ok: false, reason: "throttled" });
  expect(await sendForm(form, false)).toBe("failed");
  const status = { kind: "failed", reason: "throttled" };
  expect(form.told.at(-1)).toEqual({ type: "ended", status });
});

describe("a filled hidden field", () => {
  test("looks sent, and is not: the form keeps what stands in it", async () => {
    const form = submission();
    expect(await sendForm(form, true)).toBe("sent");
    expect(sent).not.toHaveBeenCalled();
    expect(form.told).toEqual([]);
  });

  test("does not hide what is wrong", async () => {
    expect(await sendForm(submission({ ...message, email: "a@" }), true)).toBe("invalid");
  });
});

describe("keeping until there is a connection", () => {
  test("keeps what was checked, and what was typed", async () => {
    const form = submission();
    expect(await keepForm(form, "offline")).toBe("kept");
    expect(vi.mocked(cleanText)).toHaveBeenCalledTimes(1);
    expect(kept.mock.calls[0]?.[0]).toMatchObject({
      outbox: "keep",
      message: { form: "contact", values: padded },
    });
    const params = { from_name: "Aïcha", message_id: expect.any(String) };
    expect(mailRequest).toHaveBeenCalledWith({ template: "contact", params });
    expect(form.told).toEqual([{ type: "ended", status: { kind: "kept" } }]);
  });

  test("says so where the browser cannot", async () => {
    const form = submission();
    kept.mockRejectedValue(new DOMException("denied", "SecurityError"));
    expect(await keepForm(form, "offline")).toBe("failed");
    const status = { kind: "failed", reason: "offline", notKept: true };
    expect(form.told).toEqual([{ type: "ended", status }]);
  });

  test("keeps nothing that became wrong meanwhile", async () => {
    expect(await keepForm(submission({ ...message, subject: "" }), "offline")).toBe("invalid");
    expect(kept).not.toHaveBeenCalled();
  });
});

test("controls are read by name, with LF line breaks; files are not", () => {
  const data = new FormData();
  data.set("name", "Aïcha");
  data.set("message", "a\r\nb");
  data.set("phone", new Blob(["x"]));
  expect(readControls(data)).toEqual({ name: "Aïcha", message: "a\nb" });
});

test("the keyboard, the browser's memory and password managers pass the hidden field by", () => {
  expect(honeypotProps).toEqual({
    name: "referral_code",
    defaultValue: "",
    tabIndex: -1,
    autoComplete: "off",
    "data-1p-ignore": "",
    "data-bwignore": "",
    "data-lpignore": "true",
  });
});
