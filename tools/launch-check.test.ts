import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { loadUnconfirmed } from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/mail/send-email.ts";
import {
  type ContentCopy,
  contentWithAccounts,
  writeAccounts,
} from "../tests/support/content-copy.ts";
import { checkReadiness, confirm, findChapters, listChapters } from "./launch-check.ts";

/** This content has nothing left to settle. Without Bankily's QR picture the page draws a code of its own. */
let copy: ContentCopy;

beforeEach(() => {
  for (const name of mailVariables) vi.stubEnv(name, "made-up");
  copy = contentWithAccounts([["2025-03-01", "in", "general", "1000", "Gift"]]);
  copy.set("site.yaml", {
    registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
  });
});

/** Each item behind its title. */
const found = () =>
  Object.entries(findChapters()).flatMap(([title, items]) =>
    items.map((item) => `${title}: ${item}`),
  );

const entry = { first: false, check: "It.", how: "Ask." };

const writeEntries = (...entries: readonly object[]) =>
  copy.write("unconfirmed.yaml", stringify(entries.map((change) => ({ ...entry, ...change }))));

test("launch check: a complete charity has nothing to settle", () => {
  expect(listChapters()).toBe("");
});

test.each([
  ["address", "https://khayma-relief.example"],
  ["phone", "+222 00 00 00 00"],
  ["whatsapp", "+222 00 00 00 00"],
  ["email", "info@example.org"],
  ["email", "info@mail.test"],
  ["facebook", "https://www.facebook.com/example"],
  ["instagram", "https://www.instagram.com/"],
  ["bankily.holder", "NAME OF THE HOLDER"],
  ["bankily.holder", "Holder of the number"],
  ["zakat", "undecided"],
])("launch check: finds the placeholder of %s, %s", (key, value) => {
  copy.set("site.yaml", { [key]: value });
  expect(found().join("\n")).toContain(`Start here: ${key}: `);
});

const friends = { kind: "relay", name: "Friends", address: "https://friends-of-tent.fr" };
const today = new Date().toISOString().slice(0, 10);

test("launch check: names a way that nobody has tried for a year", () => {
  copy.set("site.yaml", { fromAbroad: { ...friends, tried: "2025-01-20" } });
  expect(found()).toEqual([expect.stringContaining("fromAbroad.tried: “2025-01-20” is more than")]);
});

test("launch check: asks for registration, EmailJS, and urgent entries first", () => {
  copy.remove("site.yaml", "registration");
  writeEntries({ where: ["site.yaml: email"] }, { where: ["site.yaml: phone"], first: true });
  vi.stubEnv("VITE_EMAILJS_SERVICE_ID", " ");
  expect(found()).toEqual([
    expect.stringMatching(/^Start here: registration: /),
    expect.stringContaining("not told VITE_EMAILJS_SERVICE_ID ("),
    "Start here: It. Ask. (2, site.yaml: phone)",
    "Only the charity can confirm this: It. Ask. (1, site.yaml: email)",
  ]);
});

test("launch check: a new way to give waits until it is confirmed, and again when it changes", () => {
  writeEntries({ where: ["site.yaml: fromAbroad"] });
  expect(found()).toEqual([]);
  copy.set("site.yaml", { fromAbroad: { ...friends, tried: today } });
  expect(found()).toEqual([expect.stringContaining("It. Ask. (1, site.yaml: fromAbroad)")]);
  confirm("1", "Aïssata");
  expect(found()).toEqual([]);
  copy.set("site.yaml", { "fromAbroad.name": "Others" });
  expect(found()).toEqual([expect.stringMatching(/^Confirmed, but changed since/)]);
});

test("confirm: writes name, day and hash to the entry of a number, and shows what it holds for", () => {
  const where = ["site.yaml: email"];
  writeEntries(
    { where: ["site.yaml: fromAbroad"] },
    { where },
    { where: [...where], check: "That." },
  );
  const before = readFileSync(join(copy.folder, "unconfirmed.yaml"), "utf8");
  for (const [number = "", by] of [["2"], ["4", "Aïssata"], ["site.yaml: email", "Aïssata"]]) {
    expect(() => confirm(number, by)).toThrow("npm run launch-check -- 1");
  }
  expect(readFileSync(join(copy.folder, "unconfirmed.yaml"), "utf8")).toBe(before);
  expect(confirm("3", "Aïssata")).toMatch(/^Confirmed by Aïssata: That\.[\s\S]*salam@tent/);
  const confirmed = { by: "Aïssata", on: today, values: expect.any(String) };
  expect(loadUnconfirmed()).toEqual([
    { ...entry, where, number: 2 },
    { ...entry, where, check: "That.", confirmed, number: 3 },
  ]);
});

test("launch check: a new number asks again since when it is the charity's", () => {
  const entries = parse(readFileSync("content/unconfirmed.yaml", "utf8"));
  for (const key of ["bankily.numberSince", "bankily.qrImage"]) {
    expect(entries).toContainEqual(
      expect.objectContaining({ where: [`site.yaml: ${key}`, "site.yaml: phone"], first: true }),
    );
  }
  for (const key of ["otherWays", "fromAbroad", "whatsapp"]) {
    expect(entries).toContainEqual(expect.objectContaining({ where: [`site.yaml: ${key}`] }));
  }
});

test("build with LAUNCH=1: stops while something is left to settle", () => {
  vi.stubEnv("LAUNCH", "1");
  copy.set("site.yaml", { zakat: "undecided" });
  expect(checkReadiness).toThrow(
    /^Not ready for the public: 1 thing to settle\.\n\nStart here\n- zakat: /,
  );
  vi.stubEnv("LAUNCH", "");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  checkReadiness();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching("^Not ready for the public"));
});

test("launch check: finds examples and empty accounts", () => {
  copy.set("records.yaml", { examples: true });
  expect(found()).toEqual([
    expect.stringMatching(/^Records: .*false/),
    expect.stringMatching(/^Records: content\/accounts\.csv: no page shows it/),
  ]);
  copy.set("records.yaml", { examples: false });
  writeAccounts(copy, []);
  expect(found()).toEqual([expect.stringMatching(/^Records: .*row/)]);
});
