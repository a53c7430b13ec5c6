import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toBuffer } from "qrcode";
import { beforeEach, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { languages } from "../src/content/load-content.server.ts";
import { loadSite } from "../src/content/site.server.ts";
import { loadUnconfirmed } from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import {
  type ContentCopy,
  contentWithAccounts,
  writeAccounts,
} from "../tests/support/content-copy.ts";
import { confirm, findChapters, listChapters, warnUnlessReady } from "./launch-check.ts";

const ids = Object.fromEntries(mailVariables.map((name) => [name, "made-up"]));

/** This content has nothing left to settle. */
let copy: ContentCopy;

beforeEach(async () => {
  copy = contentWithAccounts([["2025-03-01", "in", "general", "1000", "Gift"]]);
  copy.set("site.yaml", {
    "bankily.qrImage": "qr.png",
    registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
  });
  mkdirSync(join(copy.folder, "images"), { recursive: true });
  await saveQr(`bankily:${loadSite().phone}`);
});

const saveQr = async (text: string) =>
  writeFileSync(join(copy.folder, "images", "qr.png"), await toBuffer(text));

/** Each item behind its title. */
const found = async (mail: Record<string, string> = ids) =>
  Object.entries(await findChapters(mail)).flatMap(([title, items]) =>
    items.map((item) => `${title}: ${item}`),
  );

const entry = { first: false, page: "donate", check: "It.", how: "Ask." };

const writeEntries = (...entries: readonly object[]) =>
  copy.write("unconfirmed.yaml", stringify(entries.map((change) => ({ ...entry, ...change }))));

test("launch check: a complete charity has nothing to settle", async () => {
  expect(listChapters(await findChapters(ids))).toBe("Ready for the public.");
});

test.each([
  ["address", "https://khayma-relief.example"],
  ["address", "https://localhost"],
  ["phone", "+222 00 00 00 00"],
  ["phone", "+222 12 34 56 78"],
  ["whatsapp", "+222 00 00 00 00"],
  ["email", "info@example.org"],
  ["email", "info@mail.test"],
  ["facebook", "https://www.facebook.com/example"],
  ["instagram", "https://www.instagram.com/"],
  ["bankily.qrImage", "not-there.png"],
  ["bankily.holder", "NAME OF THE HOLDER"],
  ["bankily.holder", "Holder of the number"],
  ["bankily.merchantCode", "0000"],
  ["zakat", "undecided"],
])("launch check: finds the placeholder of %s, %s", async (key, value) => {
  copy.set("site.yaml", { [key]: value });
  expect((await found()).join("\n")).toContain(`Start here: ${key}: `);
});

const today = new Date().toISOString().slice(0, 10);

test("launch check: refuses every value of the guide's example, and a way tried long ago", async () => {
  const guide = readFileSync("docs/editing-content.md", "utf8");
  const [, sample = ""] = /```yaml\n(otherWays:[\s\S]*?)```/.exec(guide) ?? [];
  const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Open it."]]));
  copy.set("site.yaml", parse(sample));
  copy.set("site.yaml", { "otherWays.0.steps": steps, "fromAbroad.tried": today });
  copy.set("site.yaml", { "otherWays.0.tried": "2025-01-20" });
  expect((await found()).map((item) => item.split(": ")[1]).sort()).toEqual([
    "fromAbroad.bank",
    "fromAbroad.holder",
    "fromAbroad.iban",
    "otherWays.0.holder",
    "otherWays.0.name",
    "otherWays.0.number",
    "otherWays.0.tried",
  ]);
});

test("launch check: asks for registration, QR code, EmailJS, and urgent entries first", async () => {
  copy.remove("site.yaml", "registration");
  copy.remove("site.yaml", "bankily.qrImage");
  writeEntries({ where: ["site.yaml: email"] }, { where: ["site.yaml: phone"], first: true });
  expect(await found({ ...ids, VITE_EMAILJS_SERVICE_ID: " " })).toEqual([
    expect.stringMatching(/^Start here: registration: /),
    expect.stringMatching(/^Start here: bankily\.qrImage: /),
    expect.stringContaining("not told VITE_EMAILJS_SERVICE_ID ("),
    "Start here: It. Ask. (2, site.yaml: phone)",
    "Only the charity can confirm this: It. Ask. (1, site.yaml: email)",
  ]);
});

test("launch check: the QR picture holds the number or the merchant code, or is confirmed for it", async () => {
  await saveQr("bankily:made-up");
  expect(await found()).toEqual([expect.stringContaining("says “bankily:made-up”, which is not")]);
  copy.set("site.yaml", { "bankily.merchantCode": "48213" });
  await saveQr("bankily:48213");
  expect(await found()).toEqual([]);
  await saveQr("bankily:made-up");
  writeEntries({ where: ["site.yaml: bankily.qrImage", "site.yaml: phone"] });
  confirm("1", "Aïssata");
  expect(await found()).toEqual([]);
  copy.set("site.yaml", { phone: "+222 36 12 34 59" });
  expect(await found()).toEqual([
    expect.stringContaining("which is not the number of phone"),
    expect.stringMatching(/^Confirmed, but changed since: It\. .* Aïssata confirmed on /),
  ]);
  copy.write("images/qr.png", "not even a picture");
  expect((await found())[0]).toContain("no phone can read it");
});

test("launch check: a new way to give waits until it is confirmed, and again when it changes", async () => {
  const way = { kind: "relay", name: "Friends", address: "https://friends-of-tent.fr" };
  writeEntries({ where: ["site.yaml: fromAbroad"] });
  expect(await found()).toEqual([]);
  copy.set("site.yaml", { fromAbroad: { ...way, tried: today } });
  expect(await found()).toEqual([expect.stringContaining("It. Ask. (1, site.yaml: fromAbroad)")]);
  confirm("1", "Aïssata");
  expect(await found()).toEqual([]);
  copy.set("site.yaml", { "fromAbroad.name": "Others" });
  expect(await found()).toEqual([expect.stringMatching(/^Confirmed, but changed since/)]);
});

test("confirm: writes name, day and mark to the entry of a number, and shows what it holds for", () => {
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

test("build with LAUNCH=1: stops while something is left to settle", async () => {
  vi.stubEnv("LAUNCH", "1");
  for (const name of mailVariables) vi.stubEnv(name, "made-up");
  copy.set("site.yaml", { zakat: "undecided" });
  await expect(warnUnlessReady()).rejects.toThrow(
    /^Not ready for the public: 1 thing to settle\.\n\nStart here\n- zakat: /,
  );
  vi.stubEnv("LAUNCH", "");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await warnUnlessReady();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching("^Not ready for the public"));
});

test("launch check: finds examples, empty accounts and the examples' salt", async () => {
  copy.set("records.yaml", { examples: true });
  expect(await found()).toEqual([
    expect.stringMatching(/^Records: .*false/),
    expect.stringMatching(/^Records: content\/accounts\.csv: no page shows it/),
  ]);
  copy.set("records.yaml", { examples: false });
  writeAccounts(copy, []);
  expect(await found()).toEqual([expect.stringMatching(/^Records: .*row/)]);
  writeAccounts(copy, [["2025-03-01", "in", "general", "1000", "Gift"]]);
  cpSync("content/examples/receipts", join(copy.folder, "receipts"), { recursive: true });
  expect(await found()).toEqual([expect.stringMatching(/^Records: .*salt/)]);
});
