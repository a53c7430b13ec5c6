import { expect, test, vi } from "vitest";
import { languageOfPath } from "../../../lib/content/load-content.server.ts";
import { showDay } from "../../../lib/i18n/day-words.ts";
import { formatMoney } from "../../../lib/i18n/format-number.ts";
import { loadShell } from "../../shell/shell.server.ts";
import { afterTransferData } from "./after-data.server.ts";
import { draftOfGift, emptyReport, listingOf, readReport, reportLines } from "./report.ts";

const typedNow = { "reported-name": "Fatou" };
const ofVisit = (link: string) => ({ "reported-number": "TX123456", link, reportedAt: "1" });
const { reportedAt: _, ...unsent } = ofVisit("1000");

test.each([
  ["its own draft", unsent, 1000, undefined, unsent],
  [
    "a draft without an amount",
    { "reported-number": "TX1" },
    1000,
    undefined,
    { "reported-number": "TX1", link: "1000" },
  ],
  ["the draft of another amount", unsent, 2000, undefined, { ...typedNow, link: "2000" }],
  ["what this visit has reported", ofVisit("1000"), 1000, "1", ofVisit("1000")],
  ["what another visit has reported", ofVisit("1000"), 1000, "2", { ...typedNow, link: "1000" }],
  ["a draft with a possible PIN", { "reported-number": "٤٨٢١" }, 0, undefined, {}],
  ["no amount and an open draft", unsent, 0, undefined, unsent],
  ["no amount and what another visit has reported", ofVisit("1000"), 0, undefined, typedNow],
] as const)(
  "report: with %s, %o for %d MRU begins anew or not",
  (_what, stored, linked, visit, draft) => {
    expect(draftOfGift(stored, typedNow, linked, visit)).toEqual(draft);
  },
);

const shell = loadShell("afterTransfer", languageOfPath("/"));
const data = afterTransferData(shell);
function told(fields: Partial<typeof emptyReport>) {
  const typed = { ...emptyReport, ...fields };
  return reportLines({ typed, ...readReport(typed, data) }, data, shell).map(([, text]) => text);
}
const { reference } = shell.site.bankily;

test("report: names amount, program, day, reference, transaction number and giver, without signs of code", () => {
  const typed = {
    "reported-number": "TX-123 <b>",
    "reported-amount": "٢٠٠٠ أوقية",
    "reported-program": "water",
    "reported-name": " فاطمة <Bâ> ",
    "reported-day": "2026-11-18",
  };
  const { water } = data.programs;
  const amount = formatMoney(2000, "MRU", shell.language, data.config);
  const day = showDay("2026-11-18", data.days);
  expect(told(typed)).toEqual([amount, water, day, reference, "TX-123 b", "فاطمة Bâ"]);
});

test.each(["2026-11-99", "2026-02-30", "yesterday"])("report: keeps %s as it is typed", (day) => {
  expect(told({ "reported-day": day })).toContain(day);
});

test.each([
  ["2026-10-31", 15, "October", "15 November 2026"],
  ["2026-12-01", 1, "December", "1 January 2027"],
  ["2027-01-20", 28, "January", "28 February 2027"],
])("report: a gift of %s is listed by day %s of the next month", (day, listedBy, month, until) => {
  const { days, monthNames } = data;
  const listing = listingOf(day, { days, monthNames, listedBy });
  expect([listing.month, listing.day.replaceAll("\u00a0", " ")]).toEqual([month, until]);
});

const nothing = ["", "", "", reference, "", ""];

test.each([
  ["a PIN", { "reported-number": "٤٨٢١" }],
  ["another currency", { "reported-amount": "50 EUR" }],
  ["more than can be sent", { "reported-amount": `${data.config.donation.maxAmount + 1}` }],
  ["less than one ouguiya", { "reported-amount": "0.4" }],
  ["a program that does not exist", { "reported-program": "evil" }],
  ["a day to come", { "reported-day": "2026-11-21" }],
])("report: leaves out %s: %o", (_what, typed) => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") });
  expect(told(typed)).toEqual(nothing);
});

test.each([
  ["1000,50", { amountMru: 1001, isAmountWrong: false }],
  ["0.4", { amountMru: 0, isAmountWrong: true }],
  ["", { amountMru: 0, isAmountWrong: false }],
])("report: reads the amount %j as %o", (amount, read) => {
  expect(readReport({ ...emptyReport, "reported-amount": amount }, data)).toMatchObject(read);
});
