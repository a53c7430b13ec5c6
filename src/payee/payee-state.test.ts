import { expect, test, vi } from "vitest";
import { hidePayee } from "./hide-payee.inline.ts";
import { confirmationLifeMs, payeeKey, stateOf } from "./payee-state.ts";

const now = Date.UTC(2026, 10, 25);
const daysAgo = (days: number) => now - days * 86_400_000;
const own = "aaaaaaaa";

const confirmed = { pending: "confirmed", answered: "confirmed", silent: "confirmed" } as const;
const offline = { ...confirmed, silent: "offline" } as const;
const unchecked = { pending: "unchecked", answered: "unchecked", silent: "unchecked" } as const;
const changed = { ...unchecked, answered: "changed" } as const;

test.each([
  ["nothing", undefined, confirmed],
  ["the page's mark, today", `${own} ${now}`, offline],
  ["the page's mark, 30 days ago", `${own} ${daysAgo(30)}`, offline],
  ["the page's mark, longer ago", `${own} ${daysAgo(30) - 1}`, unchecked],
  ["the page's mark, in the future", `${own} ${now + 1}`, unchecked],
  ["the page's mark without a time", own, unchecked],
  ["another mark, today", `aaaaaaab ${now}`, changed],
  ["another mark, longer ago", `aaaaaaab ${daysAgo(40)}`, changed],
] as const)("payee: state with %s in the storage", (_, entry, states) => {
  for (const asked of ["pending", "answered", "silent"] as const) {
    expect(stateOf(own, entry, now, asked), asked).toBe(states[asked]);
  }
  const shows = states.pending === "confirmed";
  expect(showsInHead({ [payeeKey]: entry }), "the line in the head").toBe(shows);
});

function showsInHead(localStorage: object): boolean {
  const dataset: Record<string, string> = {};
  vi.useFakeTimers({ now });
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("document", {
    documentElement: { dataset },
  });
  hidePayee(own, payeeKey, confirmationLifeMs);
  return !("payeeHidden" in dataset);
}
