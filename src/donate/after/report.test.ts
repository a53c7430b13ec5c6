import { expect, test } from "vitest";
import { draftOfGift } from "./report.ts";

const typedNow = { "sent-name": "Fatou" };
const ofVisit = (link: string) => ({ "sent-number": "TX123456", link, reportedAt: "1" });
const { reportedAt: _, ...unsent } = ofVisit("1000");

test.each([
  ["its own draft", unsent, 1000, undefined, unsent],
  [
    "a draft without an amount",
    { "sent-number": "TX1" },
    1000,
    undefined,
    { "sent-number": "TX1", link: "1000" },
  ],
  ["the draft of another amount", unsent, 2000, undefined, { ...typedNow, link: "2000" }],
  ["what this visit has reported", ofVisit("1000"), 1000, "1", ofVisit("1000")],
  ["what another visit has reported", ofVisit("1000"), 1000, "2", { ...typedNow, link: "1000" }],
  ["no amount and an open draft", unsent, 0, undefined, unsent],
  ["no amount and what another visit has reported", ofVisit("1000"), 0, undefined, typedNow],
] as const)(
  "report: with %s, %o for %d MRU begins anew or not",
  (_what, storedDraft, linkedMru, visit, draft) => {
    expect(draftOfGift({ storedDraft, typedNow, linkedMru, visit })).toEqual(draft);
  },
);
