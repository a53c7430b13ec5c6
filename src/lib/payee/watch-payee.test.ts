import { beforeEach, expect, test, vi } from "vitest";
import { hidePayee } from "./hide-payee.inline.ts";
import { confirmationLifeMs, payeeKey, stateOf } from "./watch-payee.ts";

const [own, other] = ["aaaaa111", "bbbbb111"];
const [seconds, minutes, days] = [1000, 60_000, 86_400_000];
const now = Date.UTC(2026, 10, 25, 12);

const confirmed = { pending: "confirmed", answered: "confirmed", silent: "offline" } as const;
const unchecked = { pending: "unchecked", answered: "unchecked", silent: "unchecked" } as const;
const changed = { ...unchecked, answered: "changed" } as const;

test.each([
  ["nothing", undefined, { ...confirmed, silent: "unchecked" }],
  ["the page's mark, today", `${own} ${now}`, confirmed],
  ["the page's mark, 30 days ago", `${own} ${now - 30 * days}`, confirmed],
  ["the page's mark, longer ago", `${own} ${now - 30 * days - 1}`, unchecked],
  ["the page's mark, in the future", `${own} ${now + 1}`, unchecked],
  ["the page's mark without a time", own, unchecked],
  ["another mark, today", `${other} ${now}`, changed],
  ["another mark, longer ago", `${other} ${now - 40 * days}`, changed],
] as const)("payee: state with %s in the storage", (_, entry, states) => {
  for (const asked of ["pending", "answered", "silent"] as const) {
    expect(stateOf(own, entry, now, asked), asked).toBe(states[asked]);
  }
  const { dataset } = stubPage({ [payeeKey]: entry });
  hidePayee(own, payeeKey, confirmationLifeMs);
  expect("payeeHidden" in dataset, "the line in the head").toBe(states.pending === "unchecked");
});

/** A page that carries the mark `own`. */
function stubPage(storage: object) {
  vi.useFakeTimers({ now });
  vi.stubGlobal("localStorage", storage);
  const dataset: Record<string, string> = {};
  const toggleAttribute = (_name: string, isHidden: boolean) => {
    if (isHidden) dataset["payeeHidden"] = "";
    else delete dataset["payeeHidden"];
  };
  const document = {
    documentElement: { dataset, toggleAttribute },
    querySelector: (selector: string) => (selector === "[name=payee]" ? { content: own } : null),
    querySelectorAll: () => [],
  };
  vi.stubGlobal("document", document);
  return document.documentElement;
}

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

/** The state, and whether the payee is hidden. */
const state = () => [dataset["payeeState"], "payeeHidden" in dataset];
const shown = (name: string) => [name, false];
const hidden = (name: string) => [name, true];

const passes = (time: number) => vi.advanceTimersByTimeAsync(time);
async function happens(moment: string, details = {}): Promise<void> {
  page.dispatchEvent(Object.assign(new Event(moment), details));
  await passes(0);
}

async function anotherTabWrites(entry: string): Promise<void> {
  localStorage[payeeKey] = entry;
  await happens("storage", { key: payeeKey, newValue: entry });
}

async function open(storage: object = {}): Promise<void> {
  ({ dataset } = stubPage(storage));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("fetch", () => {
    questions += 1;
    return answer();
  });
  vi.resetModules();
  (await import("./watch-payee.ts")).watchPayee();
  await passes(0);
}

/** Holds the next answer. @returns what sends it */
function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  return async (mark: string) => {
    resolve(new Response(mark));
    await passes(0);
  };
}

beforeEach(() => {
  [answer, questions, page] = [says(own), 0, new EventTarget()];
});

test.each([
  ["the page's own mark", says(own), shown("confirmed")],
  ["another mark", says(other), hidden("changed")],
  ["a hotspot's page", says("<h1>Log in</h1>"), shown("offline")],
  ["a longer text", says("another12"), shown("offline")],
  ["an error page of eight letters", says("NotFound", 404), shown("offline")],
  ["silence", silence, shown("offline")],
])("payee: hears %s as an answer or as none", async (_what, next, expected) => {
  await open();
  expect(state()).toEqual(shown("confirmed"));
  answer = next;
  await happens("online");
  expect(state()).toEqual(expected);
  answer = says(own);
  await happens("online");
  expect(state()).toEqual(shown("confirmed"));
});

test.each([
  ["on a first visit", {}, hidden("unchecked")],
  ["after a confirmation", { [payeeKey]: `${own} ${now - days}` }, shown("offline")],
])(
  "payee: a network that never answers is silent after 5 seconds, %s",
  async (_, storage, then) => {
    const answerNow = holdAnswer();
    await open(storage);
    await passes(4.9 * seconds);
    expect(state()).toEqual(shown("confirmed"));
    await passes(0.1 * seconds);
    expect(state()).toEqual(then);
    await answerNow(own);
    expect(state()).toEqual(shown("confirmed"));
    expect(localStorage[payeeKey], "dated by its question").toBe(`${own} ${now}`);
  },
);

test("payee: late silence and a late answer do not count against a later question", async () => {
  await open();
  const answerNow = holdAnswer();
  await happens("online");
  await passes(2 * seconds);
  answer = says(own);
  await happens("online");
  await passes(4 * seconds);
  expect(state()).toEqual(shown("confirmed"));
  await answerNow(other);
  expect(state()).toEqual(shown("confirmed"));
});

test("payee: the later answer of another tab counts, also while this page waits for its own", async () => {
  await open();
  const answerNow = holdAnswer();
  await happens("payee-wanted");
  await passes(1 * seconds);
  await anotherTabWrites(`${other} ${Date.now()}`);
  expect(state()).toEqual(hidden("changed"));
  await passes(5 * seconds);
  await answerNow(own);
  expect(state()).toEqual(hidden("changed"));
});

test.each([
  ["an earlier answer", 0, `${own} ${now - days}`],
  ["an answer of the same millisecond", 0, `${other} ${now}`],
  ["an answer from before the clock was set back", days, `${own} ${now + 1}`],
])("payee: leaves the entry of another tab as it is, with %s", async (_what, setBack, entry) => {
  await open();
  answer = silence;
  vi.setSystemTime(now - setBack);
  await anotherTabWrites(entry);
  expect(localStorage[payeeKey]).toBe(entry);
});

test("payee: shows the number again when another tab has its answer after the clock was set back", async () => {
  await open();
  answer = silence;
  vi.setSystemTime(now - days);
  await happens("focus");
  expect(state()).toEqual(hidden("unchecked"));
  await anotherTabWrites(`${own} ${Date.now()}`);
  expect(state()).toEqual(shown("offline"));
});

test("payee: a page that the browser kept in memory asks again, and only such a page", async () => {
  await open();
  answer = says(other);
  await happens("pageshow", { persisted: false });
  expect(state()).toEqual(shown("confirmed"));
  await happens("pageshow", { persisted: true });
  expect(state()).toEqual(hidden("changed"));
});

const denied = new Proxy({}, { get: () => expect.fail(), set: () => false });

test.each([
  ["an emptied storage", () => ({})],
  ["a denied storage", () => denied],
])("payee: remembers another mark with %s when nobody answers any more", async (_, storage) => {
  answer = says(other);
  await open(storage());
  vi.stubGlobal("localStorage", storage());
  answer = silence;
  await happens("online");
  expect(state()).toEqual(hidden("changed"));
});

test.each([
  ["five minutes after an answer", says(own), 5 * minutes],
  ["a minute after silence", silence, minutes],
])("payee: asks again %s, and no sooner, however often somebody looks", async (_, next, pause) => {
  answer = next;
  await open();
  for (let passed = 30 * seconds; passed < pause; passed += 30 * seconds) {
    await passes(30 * seconds);
    await happens("focus");
    await anotherTabWrites(`${own} ${Date.now()}`);
  }
  expect(questions).toBe(1);
  await passes(30 * seconds);
  expect(questions).toBe(2);
  await passes(4 * pause);
  expect(questions).toBe(6);
});
