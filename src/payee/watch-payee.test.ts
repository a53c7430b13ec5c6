import { beforeEach, expect, test, vi } from "vitest";
import { payeeKey } from "./payee-state.ts";

const own = "aaaaa111";
const other = "bbbbb111";
const [seconds, minutes] = [1000, 60_000];

type Answer = () => Promise<Response>;

const says =
  (body: string, status = 200): Answer =>
  async () =>
    new Response(body, { status });

const silence: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

let answer: Answer;
let questions: number;
let page: EventTarget;
let dataset: Record<string, string>;

const state = () => dataset["payeeState"];
const happens = async (moment: string) => {
  page.dispatchEvent(new Event(moment));
  await vi.advanceTimersByTimeAsync(0);
};

/** Opens a page that carries the mark `own`, with the script that every page loads or with the other. */
async function open(
  first?: "check-payee",
  watch = "/src/payee/watch-payee.ts",
  storage = {},
): Promise<void> {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("document", {
    documentElement: { dataset },
    querySelector: (selector: string) =>
      selector === "[name=payee]" ? { content: own, dataset: { watch } } : null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal("fetch", () => {
    questions += 1;
    return answer();
  });
  vi.resetModules();
  if (first) (await import("./check-payee.ts")).checkPayee();
  else await import("./watch-payee.ts");
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  [answer, questions, page, dataset] = [says(own), 0, new EventTarget(), {}];
});

test.each([
  ["the page's own mark", says(own), "confirmed"],
  ["another mark", says(other), "changed"],
  ["a hotspot's page", says("<h1>Log in</h1>"), "offline"],
  ["a longer text", says("another12"), "offline"],
  ["a page that is not found", says(other, 404), "offline"],
  ["silence", silence, "offline"],
])("watch-payee: hears %s as an answer or as none", async (_what, next, expected) => {
  await open();
  expect(state()).toBe("confirmed");
  answer = next;
  await happens("online");
  expect(state()).toBe(expected);
  expect("payeeHidden" in dataset).toBe(expected === "changed");
  answer = says(own);
  await happens("online");
  expect([state(), dataset["payeeHidden"]]).toEqual(["confirmed", undefined]);
});

test("watch-payee: a late answer does not count against a later question", async () => {
  await open();
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  await happens("online");
  await vi.advanceTimersByTimeAsync(6 * seconds);
  expect(state()).toBe("offline");
  answer = says(own);
  await happens("online");
  late.resolve(new Response(other));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe("confirmed");
});

test("watch-payee: an answer later than that of another tab changes nothing", async () => {
  await open();
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  await happens("payee-wanted");
  localStorage[payeeKey] = `${other} ${Date.now() + seconds}`;
  await vi.advanceTimersByTimeAsync(2 * seconds);
  late.resolve(new Response(own));
  await vi.advanceTimersByTimeAsync(0);
  expect(state()).toBe("changed");
});

test("check-payee: dates an answer by its question, as the other script does", async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  await open("check-payee");
  const asked = Date.now();
  await vi.advanceTimersByTimeAsync(2 * seconds);
  late.resolve(new Response(own));
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage[payeeKey]).toBe(`${own} ${asked}`);
});

test("check-payee: keeps the answer to a later question of another tab", async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  await open("check-payee");
  const known = `${other} ${Date.now() + seconds}`;
  localStorage[payeeKey] = known;
  await vi.advanceTimersByTimeAsync(2 * seconds);
  answer = silence;
  late.resolve(new Response(own));
  await vi.waitFor(() => expect(state()).toBe("unchecked"));
  expect(localStorage[payeeKey]).toBe(known);
});

test("check-payee: takes an error page of eight letters for no answer, when the other script is gone", async () => {
  answer = says("NotFound", 404);
  await open("check-payee", "/gone.js");
  await vi.waitFor(() => expect(questions).toBe(2));
  expect(dataset).toEqual({});
});

const denied = new Proxy({}, { get: () => expect.fail(), set: () => false });

test.each([
  ["a first visit", {}],
  ["a confirmed page", { [payeeKey]: `${own} ${Date.UTC(2026, 10, 19)}` }],
  ["a denied storage", denied],
])(
  "check-payee: on %s, another mark hides the payee also when the next question fails",
  async (_on, storage) => {
    answer = () => (questions === 1 ? says(other) : silence)();
    await open("check-payee", undefined, storage);
    await vi.waitFor(() => expect(state()).toBeDefined());
    await vi.advanceTimersByTimeAsync(minutes);
    expect(dataset["payeeHidden"]).toBeDefined();
  },
);

test("watch-payee: remembers another mark when the visitor empties the storage", async () => {
  answer = says(other);
  await open();
  Reflect.deleteProperty(localStorage, payeeKey);
  answer = silence;
  await happens("focus");
  expect(state()).toBe("changed");
});

test("watch-payee: asks no sooner than after five minutes, however often somebody looks", async () => {
  await open();
  for (let glance = 0; glance < 9; glance += 1) {
    await vi.advanceTimersByTimeAsync(30 * seconds);
    await happens("focus");
  }
  expect(questions).toBe(1);
  await vi.advanceTimersByTimeAsync(30 * seconds);
  expect(questions).toBe(2);
});

test("watch-payee: asks without a network after 5, 10, 20, 40 and then 60 seconds", async () => {
  answer = silence;
  await open();
  const passes = async (time: number) => {
    for (let passed = 0; passed < time; passed += seconds) {
      await vi.advanceTimersByTimeAsync(seconds);
      await happens("focus");
    }
  };
  await passes(75 * seconds);
  expect(questions).toBe(5);
  await passes(10 * minutes);
  expect(questions).toBe(15);
});
