import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { StorableRequest } from "workbox-background-sync/StorableRequest.js";
import type { OutboxRequest } from "../forms/ask-worker.ts";
import type { OutboxMessage } from "../forms/outbox-message.ts";

type Entry = { id: number; requestData: object; metadata: OutboxMessage };

/** What stays on the device when the worker is stopped. */
const device = vi.hoisted(() => ({
  entries: [] as Entry[],
  nextId: 1,
  /** Called after each writing; what it throws is as if the worker were stopped there. */
  afterWriting: (_done: "push" | "delete") => {},
  told: [] as unknown[],
  onSync: async () => {},
}));

/** As slow as a database: others have their say before it answers. */
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

/** The mail service: what reached it, and what it answers once it is let go on. */
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

afterEach(() => vi.unstubAllGlobals());

/** Started anew, as after the browser has stopped it. */
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

/** Lets the service answer the try that is under way. */
async function answerNext(status = 200): Promise<void> {
  const answer = await vi.waitUntil(() => answers.shift(), { interval: 1 });
  answer(status);
}

const stored = () => JSON.stringify(device.entries);

const change = (changed: Partial<OutboxMessage>) => {
  for (const entry of device.entries) entry.metadata = { ...entry.metadata, ...changed };
};

describe("pages", () => {
  test("notice: no page hears of messages as long as there are none", async () => {
    const worker = await startWorker();
    await worker.sendWaiting(true);
    await worker.answerRequest({ outbox: "show" });
    await worker.answerRequest({ outbox: "remove", id: "A", state: "changing" });
    expect(device.told).toEqual([]);
  });

  test("notice: after the last message has gone each page hears of it", async () => {
    const worker = await workerWith("A");
    expect(device.told.at(-1)).toEqual({ outbox: "waiting" });
    await worker.answerRequest({ outbox: "remove", id: "A" });
    expect(device.told.at(-1)).toEqual({ outbox: "" });
  });

  test("notice: a page that opens while a message waits hears of it", async () => {
    await workerWith("A");
    device.told = [];
    vi.stubGlobal("navigator", { onLine: false });
    await (await startWorker()).sendWaiting(true);
    expect(device.told.at(-1)).toEqual({ outbox: "waiting" });
  });
});

describe("sending", () => {
  test("press: two tabs at once send a message once, and both hear that it was sent", async () => {
    const worker = await workerWith("A");
    const presses = Promise.all([send(worker, "A"), send(worker, "A")]);
    await answerNext();
    const [first, second] = await presses;
    expect(arrived).toEqual(["A text of A"]);
    expect(first).toEqual([expect.objectContaining({ id: "A", state: "sent" })]);
    expect(second).toEqual(first);
  });

  test.each([500, 0, 403])(
    "press: a second one does not try again what the first one tried (%d)",
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

  test("press: during the automatic round it waits for the try and hears how it ended", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    const press = send(worker, "A");
    await answerNext();
    await round;
    expect(await press).toEqual([expect.objectContaining({ state: "sent" })]);
    expect(arrived).toEqual(["A text of A"]);
  });

  test("press: once the automatic try is under way it does not send a second time", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const press = send(worker, "A");
    await answerNext(500);
    await Promise.all([round, press]);
    expect(arrived).toHaveLength(1);
  });

  test("press: a second message waits its turn, is sent and is answered as sent", async () => {
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

  test("press: sends again what may have arrived, since the visitor has seen that", async () => {
    const worker = await workerWith("A");
    change({ state: "unsure" });
    const press = send(worker, "A");
    await answerNext();
    await press;
    expect(arrived).toHaveLength(1);
  });

  test.each(["whatsapp", "changing"] as const)(
    "round: what goes to %s while another is being sent is not sent",
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

  test("round: what is deleted while another is being sent is not sent", async () => {
    const worker = await workerWith("A", "B");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await worker.answerRequest({ outbox: "remove", id: "B" });
    await answerNext();
    await round;
    expect(arrived).toEqual(["A text of A"]);
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("round: what is changed and queued again while another is being sent goes as it is now", async () => {
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

  test("press: what is opened in WhatsApp while it waits its turn is not sent", async () => {
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

  test("WhatsApp: what is opened there while it is being sent is not tried again", async () => {
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

  test("change: a message that is being sent does not go to the form as well", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const held = await hold(worker, "A", "changing");
    expect(held).toEqual([expect.objectContaining({ state: "sending" })]);
    await answerNext();
    await round;
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("delete: a message that is being sent stays until it is known whether it arrived", async () => {
    const worker = await workerWith("A");
    const round = worker.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const left = await worker.answerRequest({ outbox: "remove", id: "A" });
    expect(left).toEqual([expect.objectContaining({ state: "sending" })]);
    await answerNext();
    await round;
    expect(await show(worker)).toEqual(["A sent"]);
  });

  test("round: four pages that open at once try each message once", async () => {
    const worker = await workerWith("A", "B");
    const rounds = Promise.all([1, 2, 3, 4].map(() => worker.sendWaiting(true)));
    await answerNext(500);
    await answerNext(500);
    await rounds;
    expect(arrived).toEqual(["A text of A", "B text of B"]);
    expect(await show(worker)).toEqual(["A waiting", "B waiting"]);
  });

  test("round: sends nothing without a connection, nor what is not waiting", async () => {
    const worker = await workerWith("A");
    vi.stubGlobal("navigator", { onLine: false });
    await worker.sendWaiting(true);
    vi.stubGlobal("navigator", { onLine: true });
    change({ state: "refused" });
    await worker.sendWaiting(true);
    expect(arrived).toEqual([]);
  });

  test("sync: asks to be called again as long as a message waits", async () => {
    await workerWith("A");
    const first = device.onSync();
    await answerNext(500);
    await expect(first).rejects.toThrow("still waiting");
    const second = device.onSync();
    await answerNext();
    await second;
    expect(arrived).toHaveLength(2);
  });

  test("sync: where there is no Background Sync sending is left to pages", async () => {
    await workerWith("A");
    vi.stubGlobal("self", { registration: {} });
    await device.onSync();
    expect(arrived).toEqual([]);
  });
});

describe("a stopped worker", () => {
  test("sending: what was on its way is not sent again unasked, and keeps its text", async () => {
    const stopped = await workerWith("A");
    void stopped.sendWaiting(true);
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    const worker = await startWorker();
    await worker.sendWaiting(true);
    expect(arrived).toHaveLength(1);
    expect(await show(worker)).toEqual(["A unsure"]);
    expect(stored()).toContain("text of A");
  });

  test("change: stopped between the new entry and the deletion of the old one, the new one counts", async () => {
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

  test("storage: where there is no room to mark a message nothing is sent, and the next try works", async () => {
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

describe("queueing", () => {
  test("queue: a message that was changed takes the place of what it was", async () => {
    const worker = await workerWith("A");
    await hold(worker, "A", "changing");
    await worker.answerRequest(adding("A", "changed"));
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(stored()).not.toContain("text of A");
  });

  test("queue: the same message twice is one message", async () => {
    const worker = await workerWith("A", "A");
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(device.entries).toHaveLength(1);
  });

  test("queue: another text under the number of a waiting message gets a number of its own", async () => {
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

  test("queue: another text under the number of what is being sent is kept and sent after it", async () => {
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

  test("form: after it has sent by itself only the message that it was changing goes", async () => {
    const worker = await workerWith("A", "B");
    await hold(worker, "B", "changing");
    for (const id of ["A", "B"]) {
      await worker.answerRequest({ outbox: "remove", id, state: "changing" });
    }
    expect(await show(worker)).toEqual(["A waiting"]);
  });
});

describe("ageing", () => {
  test("age: a message that is queued meanwhile keeps its new text", async () => {
    const worker = await workerWith("A");
    change({ state: "changing", waitingSince: Date.now() - 7 * day });
    await Promise.all([worker.ageMessages(true), worker.answerRequest(adding("A", "changed"))]);
    expect(await show(worker)).toEqual(["A waiting"]);
    expect(stored()).toContain("changed");
    expect(stored()).not.toContain("text of A");
  });

  test("age: does not touch what is being sent", async () => {
    const worker = await workerWith("A");
    change({ state: "waiting", waitingSince: Date.now() - 7.5 * day, warnedAt: 1 });
    const press = send(worker, "A");
    await vi.waitUntil(() => answers.length > 0, { interval: 1 });
    await worker.ageMessages(true);
    await answerNext(500);
    await press;
    expect(stored()).toContain("text of A");
  });

  test("age: a text that nobody saw for 30 days is gone, which the next page says", async () => {
    const worker = await workerWith("A");
    change({ waitingSince: Date.now() - 30 * day });
    await worker.sendWaiting(true);
    expect(device.told.at(-1)).toEqual({ outbox: "deleted" });
    expect(stored()).not.toContain("text of A");
    expect(arrived).toEqual([]);
  });

  test("show: what has ended is shown in each tab, kept on no device and said on no other page", async () => {
    const worker = await workerWith("A");
    change({ state: "sent", values: {} });
    expect(await show(worker)).toEqual(["A sent"]);
    expect(device.told.at(-1)).toEqual({ outbox: "" });
    expect(device.entries).toEqual([]);
    expect(await show(worker)).toEqual(["A sent"]);
    expect(await show(await startWorker())).toEqual([]);
  });
});
