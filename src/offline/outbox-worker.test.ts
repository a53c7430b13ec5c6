import { beforeEach, describe, expect, test, vi } from "vitest";
import { StorableRequest } from "workbox-background-sync/StorableRequest.js";
import type { OutboxRequest } from "../forms/ask-worker.ts";
import type { OutboxMessage } from "../forms/outbox-message.ts";

type Entry = { id: number; requestData: object; metadata: OutboxMessage };

/** The storage that stays when the browser stops the worker. */
const device = vi.hoisted(() => ({
  entries: [] as Entry[],
  nextId: 1,
  /** Runs after each writing. An error here imitates a worker that is stopped. */
  afterWriting: (_done: "push" | "delete") => {},
  told: [] as unknown[],
  onSync: async () => {},
}));

/** Waits as long as a database, so that other requests run in between. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

vi.mock("workbox-background-sync/QueueStore.js", () => ({
  QueueStore: class {
    async getAll() {
      await pause();
      return device.entries.map((entry) => ({ ...entry }));
    }
    async pushEntry(entry: Omit<Entry, "id">) {
      await pause();
      device.entries.push({ ...entry, id: device.nextId++ });
      device.afterWriting("push");
    }
    async deleteEntry(id: number) {
      await pause();
      device.entries = device.entries.filter((entry) => entry.id !== id);
      device.afterWriting("delete");
    }
  },
}));

vi.mock("workbox-background-sync/Queue.js", () => ({
  Queue: class {
    constructor(_name: string, { onSync }: { onSync: () => Promise<void> }) {
      device.onSync = onSync;
    }
    async pushRequest({ request, metadata }: { request: Request; metadata: OutboxMessage }) {
      const requestData = (await StorableRequest.fromRequest(request)).toObject();
      await pause();
      device.entries.push({ id: device.nextId++, requestData, metadata });
    }
  },
}));

vi.mock("./cached-pages.ts", () => ({
  tellPages: async (news: unknown) => device.told.push(news),
}));

const day = 86_400_000;

/** Messages that reached the mail service, and its answers, which wait for the test. */
let arrived: string[];
let answers: ((status: number) => void)[];

beforeEach(() => {
  Object.assign(device, { entries: [], told: [], afterWriting: () => {} });
  arrived = [];
  answers = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("self", { registration: { sync: {} } });
  vi.stubGlobal("fetch", async (request: Request) => {
    const { template_params } = await request.json();
    arrived.push(`${template_params.message_id} ${template_params.message}`);
    const status = await new Promise<number>((resolve) => answers.push(resolve));
    if (status === 0) throw new TypeError("no connection");
    return new Response(null, { status });
  });
});

/** Loads the worker again, as after the browser has stopped it. */
async function startWorker() {
  vi.resetModules();
  return import("./outbox-worker.ts");
}
type Worker = Awaited<ReturnType<typeof startWorker>>;

const adding = (id: string, text = `text of ${id}`): OutboxRequest => ({
  outbox: "add",
  message: { id, form: "contact", values: { message: text } },
  mail: {
    url: "https://mail.example/send",
    body: JSON.stringify({ template_params: { message: text, message_id: id } }),
  },
});

async function workerWith(...ids: string[]): Promise<Worker> {
  const worker = await startWorker();
  for (const id of ids) await worker.answerRequest(adding(id));
  return worker;
}

const send = (worker: Worker, id: string) => worker.answerRequest({ outbox: "send", id });
const hold = (worker: Worker, id: string, state: "whatsapp" | "changing") =>
  worker.answerRequest({ outbox: "hold", id, state });

async function show(worker: Worker) {
  const messages = await worker.answerRequest({ outbox: "show" });
  return messages.map(({ id, state }) => `${id} ${state}`).sort();
}

/** Lets the service answer the current try. */
async function answerNext(status = 200): Promise<void> {
  const answer = await vi.waitUntil(() => answers.shift(), { interval: 1 });
  answer(status);
}

const stored = () => JSON.stringify(device.entries);

const change = (changed: Partial<OutboxMessage>) => {
  for (const entry of device.entries) entry.metadata = { ...entry.metadata, ...changed };
};

describe("notice", () => {
  test("notice: pages get none when there is no message", async () => {
    const worker = await startWorker();
    await worker.sendWaiting(true);
    await worker.answerRequest({ outbox: "show" });
    await worker.answerRequest({ outbox: "remove", id: "A", state: "changing" });
    expect(device.told).toEqual([]);
  });

  test("notice: pages are told that the last message is gone", async () => {
    const worker = await workerWith("A");
    expect(device.told.at(-1)).toEqual({ outbox: "waiting" });
    await worker.answerRequest({ outbox: "remove", id: "A" });
    expect(device.told.at(-1)).toEqual({ outbox: "" });
  });

  test("notice: a page that opens is told that a message waits", async () => {
    await workerWith("A");
    device.told = [];
    vi.stubGlobal("navigator", { onLine: false });
    await (await startWorker()).sendWaiting(true);
    expect(device.told.at(-1)).toEqual({ outbox: "waiting" });
  });
});

describe("sending", () => {
  test("Send button: sends a message once when two tabs press together", async () => {
    const worker = await workerWith("A");
    const presses = Promise.all([send(worker, "A"), send(worker, "A")]);
    await answerNext();
    const [first, second] = await presses;
    expect(arrived).toEqual(["A text of A"]);
    expect(first).toEqual([expect.objectContaining({ id: "A", state: "sent" })]);
    expect(second).toEqual(first);
  });

  test.each([500, 0, 403])(
    "Send button: a second press does not try again when the first one got %d",
    async (status) => {
      const worker = await workerWith("A");
      const presses = Promise.all([send(worker, "A"), send(worker, "A")]);
      await answerNext(status);
      const [first, second] = await presses;
      expect(arrived).toHaveLength(1);
      expect(second).toEqual(first);
      expect(second?.[0]?.failure).toBeDefined();
    },
  );

  test("Send button: waits for the automatic try and answers with its result", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    const press = send(worker, "A");
    await answerNext();
    await round;
    expect(await press).toEqual([expect.objectContaining({ state: "sent" })]);
    expect(arrived).toEqual(["A text of A"]);
  });

  test("Send button: does not send again while the automatic try is under way", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const press = send(worker, "A");
    await answerNext(500);
    await Promise.all([round, press]);
    expect(arrived).toHaveLength(1);
  });

  test("Send button: sends a second message after the first", async () => {
    const worker = await workerWith("A", "B");
    const first = send(worker, "A");
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const second = send(worker, "B");
    await pause();
    expect(arrived).toEqual(["A text of A"]);
    await answerNext();
    await answerNext();
    await first;
    expect(await second).toContainEqual(expect.objectContaining({ id: "B", state: "sent" }));
    expect(arrived).toEqual(["A text of A", "B text of B"]);
  });

  test("Send button: sends the chosen message, not the oldest one", async () => {
    const worker = await workerWith("A", "B");
    const press = send(worker, "B");
    await answerNext();
    await press;
    expect(arrived).toEqual(["B text of B"]);
    expect(await show(worker)).toEqual(["A waiting", "B sent"]);
  });

  test("Send button: sends a message again when it may have arrived", async () => {
    const worker = await workerWith("A");
    change({ state: "unsure" });
    const press = send(worker, "A");
    await answerNext();
    await press;
    expect(arrived).toHaveLength(1);
  });

  test.each(["whatsapp", "changing"] as const)(
    "round: does not send a message that went to %s meanwhile",
    async (state) => {
      const worker = await workerWith("A", "B");
      const round = worker.sendWaiting(true);
      await vi.waitUntil(() => answers.length > 0, { interval: 1 });
      await hold(worker, "B", state);
      await answerNext();
      await round;
      expect(arrived).toEqual(["A text of A"]);
      expect(await show(worker)).toEqual(["A sent", `B ${state}`]);
    },
  );

  test("round: does not send a message that was deleted meanwhile", async () => {
    const worker = await workerWith("A", "B");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await worker.answerRequest({ outbox: "remove", id: "B" });
    await answerNext();
    await round;
    expect(arrived).toEqual(["A text of A"]);
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("round: sends the new text of a message that was changed meanwhile", async () => {
    const worker = await workerWith("A", "B");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await hold(worker, "B", "changing");
    await worker.answerRequest(adding("B", "changed"));
    await answerNext();
    await answerNext();
    await round;
    expect(arrived).toEqual(["A text of A", "B changed"]);
  });

  test("Send button: does not send a message that was opened in WhatsApp meanwhile", async () => {
    const worker = await workerWith("A", "B");
    const first = send(worker, "A");
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const second = send(worker, "B");
    await hold(worker, "B", "whatsapp");
    await answerNext();
    await first;
    expect(await second).toContainEqual(expect.objectContaining({ id: "B", state: "whatsapp" }));
    expect(arrived).toEqual(["A text of A"]);
  });

  test("round: does not try a message again when it was opened in WhatsApp meanwhile", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await hold(worker, "A", "whatsapp");
    await answerNext(500);
    await round;
    await worker.sendWaiting(true);
    expect(arrived).toHaveLength(1);
    expect(await show(worker)).toEqual(["A whatsapp"]);
  });

  test("change: is refused while the message is being sent", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const held = await hold(worker, "A", "changing");
    expect(held).toEqual([expect.objectContaining({ state: "sending" })]);
    await answerNext();
    await round;
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("delete: is refused while the message is being sent", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const left = await worker.answerRequest({ outbox: "remove", id: "A" });
    expect(left).toEqual([expect.objectContaining({ state: "sending" })]);
    await answerNext();
    await round;
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("round: four pages that open together try each message once", async () => {
    const worker = await workerWith("A", "B");
    const rounds = Promise.all([1, 2, 3, 4].map(() => worker.sendWaiting(true)));
    await answerNext(500);
    await answerNext(500);
    await rounds;
    expect(arrived).toEqual(["A text of A", "B text of B"]);
    expect(await show(worker)).toEqual(["A waiting", "B waiting"]);
  });

  test("round: sends only waiting messages, and only with a connection", async () => {
    const worker = await workerWith("A");
    vi.stubGlobal("navigator", { onLine: false });
    await worker.sendWaiting(true);
    vi.stubGlobal("navigator", { onLine: true });
    change({ state: "refused" });
    await worker.sendWaiting(true);
    expect(arrived).toEqual([]);
  });

  test("sync: asks the browser to call again while a message waits", async () => {
    await workerWith("A");
    const first = device.onSync();
    await answerNext(500);
    await expect(first).rejects.toThrow("still waiting");
    const second = device.onSync();
    await answerNext();
    await second;
    expect(arrived).toHaveLength(2);
  });

  test("sync: sends nothing in a browser without Background Sync", async () => {
    await workerWith("A");
    vi.stubGlobal("self", { registration: {} });
    await device.onSync();
    expect(arrived).toEqual([]);
  });
});

describe("several messages", () => {
  test("delete: keeps the other message with its text", async () => {
    const worker = await workerWith("A", "B");
    await worker.answerRequest({ outbox: "remove", id: "B" });
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(stored()).toContain("text of A");
  });

  test("WhatsApp: the other message goes on waiting", async () => {
    const worker = await workerWith("A", "B");
    await hold(worker, "B", "whatsapp");
    expect(await show(worker)).toEqual(["A waiting", "B whatsapp"]);
  });

  test("show: keeps a waiting message when another has ended", async () => {
    const worker = await workerWith("A", "B");
    const press = send(worker, "B");
    await answerNext();
    await press;
    await show(worker);
    expect(device.entries.map(({ metadata }) => metadata.id)).toEqual(["A"]);
    expect(stored()).toContain("text of A");
  });
});

describe("stopped worker", () => {
  test("stopped worker: does not send a message again when its try was interrupted", async () => {
    const stopped = await workerWith("A");
    void stopped.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const worker = await startWorker();
    await worker.sendWaiting(true);
    expect(arrived).toHaveLength(1);
    expect(await show(worker)).toEqual(["A unsure"]);
    expect(stored()).toContain("text of A");
  });

  test("stopped worker: uses the new entry when the old one was not deleted yet", async () => {
    const stopped = await workerWith("A");
    device.afterWriting = () => {
      throw new Error("stopped");
    };
    await expect(hold(stopped, "A", "whatsapp")).rejects.toThrow("stopped");
    device.afterWriting = () => {};
    expect(device.entries).toHaveLength(2);
    const worker = await startWorker();
    expect(await show(worker)).toEqual(["A whatsapp"]);
    await worker.sendWaiting(true);
    expect(arrived).toEqual([]);
    expect(device.entries).toHaveLength(1);
    expect(stored()).toContain("text of A");
  });

  test("full storage: prevents a try, and the next try works", async () => {
    const worker = await workerWith("A");
    device.afterWriting = () => {
      device.entries.pop();
      throw new DOMException("no room", "QuotaExceededError");
    };
    await expect(send(worker, "A")).rejects.toThrow("no room");
    expect(arrived).toEqual([]);
    device.afterWriting = () => {};
    const press = send(worker, "A");
    await answerNext();
    await press;
    expect(await show(worker)).toEqual(["A sent"]);
  });
});

describe("queue", () => {
  test("queue: replaces a message that was changed", async () => {
    const worker = await workerWith("A");
    await hold(worker, "A", "changing");
    await worker.answerRequest(adding("A", "changed"));
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(stored()).not.toContain("text of A");
  });

  test("queue: keeps one message when the same message is added twice", async () => {
    const worker = await workerWith("A", "A");
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(device.entries).toHaveLength(1);
  });

  test("queue: gives another text under the number of a waiting message a new number", async () => {
    const worker = await workerWith("A");
    const messages = await worker.answerRequest(adding("A", "of a duplicated tab"));
    expect(messages.map(({ values }) => values["message"])).toEqual([
      "text of A",
      "of a duplicated tab",
    ]);
    const round = worker.sendWaiting(true);
    await answerNext();
    await answerNext();
    await round;
    expect(arrived).toEqual([
      "A text of A",
      expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4} of a duplicated tab$/),
    ]);
  });

  test("queue: sends another text under the same number after the message that is being sent", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await worker.answerRequest(adding("A", "other"));
    await worker.answerRequest(adding("A"));
    await answerNext();
    await answerNext();
    await round;
    expect(arrived).toEqual(["A text of A", expect.stringMatching(/^\S{9} other$/)]);
  });

  test("form: removes only the message that it was changing", async () => {
    const worker = await workerWith("A", "B");
    await hold(worker, "B", "changing");
    for (const id of ["A", "B"]) {
      await worker.answerRequest({ outbox: "remove", id, state: "changing" });
    }
    expect(await show(worker)).toEqual(["A waiting"]);
  });
});

describe("age", () => {
  test("age: keeps the new text of a message that is queued meanwhile", async () => {
    const worker = await workerWith("A");
    change({ state: "changing", waitingSince: Date.now() - 7 * day });
    await Promise.all([worker.ageMessages(true), worker.answerRequest(adding("A", "changed"))]);
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(stored()).toContain("changed");
    expect(stored()).not.toContain("text of A");
  });

  test("age: does not touch a message that is being sent", async () => {
    const worker = await workerWith("A");
    change({ state: "waiting", waitingSince: Date.now() - 7.5 * day, warnedAt: 1 });
    const press = send(worker, "A");
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await worker.ageMessages(true);
    await answerNext(500);
    await press;
    expect(stored()).toContain("text of A");
  });

  test("age: deletes a text that was not opened for 30 days, and announces it", async () => {
    const worker = await workerWith("A");
    change({ waitingSince: Date.now() - 30 * day });
    await worker.sendWaiting(true);
    expect(device.told.at(-1)).toEqual({ outbox: "deleted" });
    expect(stored()).not.toContain("text of A");
    expect(arrived).toEqual([]);
  });

  test("show: forgets a message that was sent, but still answers each tab with it", async () => {
    const worker = await workerWith("A");
    change({ state: "sent", values: {} });
    expect(await show(worker)).toEqual(["A sent"]);
    expect(device.told.at(-1)).toEqual({ outbox: "" });
    expect(device.entries).toEqual([]);
    expect(await show(worker)).toEqual(["A sent"]);
    expect(await show(await startWorker())).toEqual([]);
  });
});
