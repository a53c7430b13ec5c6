import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toBuffer } from "qrcode";
import { beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { languages } from "../src/content/load-content.server.ts";
import { markOf } from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import type { ContentCopy } from "../tests/support/content-copy.ts";
import { contentWithAccounts, writeAccounts } from "../tests/support/records-content.ts";
import { smallContent } from "../tests/support/small-content.ts";
import { findChapters, findNotes, listChapters, warnUnlessReady } from "./launch-check.ts";
import { listOutdated } from "./pictures/picture-list.ts";

const ids = Object.fromEntries(mailVariables.map((name) => [name, "made-up"]));

/** This content has nothing left to settle. */
let copy: ContentCopy;

beforeEach(async () => {
  copy = contentWithAccounts(
    [["2025-03-01", "in", "general", "1000", "Gift"]],
    smallContent({}, ["about", "share", "ui"]),
  );
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.set("site.yaml", {
    "bankily.qrImage": "qr.png",
    registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
  });
  mkdirSync(join(copy.folder, "images"), { recursive: true });
  writeFileSync(join(copy.folder, "images", "qr.png"), await toBuffer("bankily:made-up"));
  for (const { code } of languages()) {
    const people = ["founders.people.0", "founders.people.1", ...leaders];
    const names = Object.fromEntries(people.map((person) => [`${person}.name`, "Aïssata"]));
    copy.set(`${code}/about.yaml`, names);
  }
});

const leaders = [0, 1, 2].map((index) => `leadership.people.${index}`);

/** Problems of the content, without those of pictures and of the repository. */
const found = async (mail: Record<string, string> = ids) =>
  (await findChapters(mail))
    .filter(({ title }) => title !== "Who watches over it")
    .flatMap(({ title, items }) =>
      items.filter((item) => !item.includes("npm run pictures")).map((item) => ({ title, item })),
    );

test("launch check: a complete charity has nothing to settle", async () => {
  expect(await found()).toEqual([]);
  expect(listChapters([])).toBe("Ready for the public.");
});

test.each([
  ["address", "https://khayma-relief.example", "Start here"],
  ["address", "https://localhost", "Start here"],
  ["phone", "+222 00 00 00 00", "Start here"],
  ["phone", "+222 12 34 56 78", "Start here"],
  ["whatsapp", "+222 00 00 00 00", "Start here"],
  ["email", "info@example.org", "Who the charity is"],
  ["email", "info@mail.test", "Who the charity is"],
  ["facebook", "https://www.facebook.com/example", "Who the charity is"],
  ["instagram", "https://www.instagram.com/", "Who the charity is"],
  ["bankily.qrImage", "not-there.png", "Start here"],
  ["bankily.holder", "NAME OF THE HOLDER", "Start here"],
  ["bankily.holder", "Holder of the number", "Start here"],
  ["zakat", "undecided", "Who the charity is"],
])("launch check: finds the placeholder of %s, %s", async (key, value, chapter) => {
  copy.set("site.yaml", { [key]: value });
  expect(await found()).toEqual([
    { title: expect.stringMatching(`^${chapter}`), item: expect.stringMatching(`^${key}[:,] `) },
  ]);
});

test("launch check: asks for the registration and the QR code", async () => {
  copy.unset("site.yaml", ["registration", "bankily.qrImage"]);
  expect((await found()).map(({ item }) => item.split(":")[0])).toEqual([
    "bankily.qrImage",
    "registration",
  ]);
});

test("launch check: finds an invented number of another way", async () => {
  const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Send it"]]));
  const way = { kind: "wallet", name: "A", holder: "A", steps, tried: today };
  copy.set("site.yaml", {
    otherWays: [
      { ...way, number: "+222 36 12 34 56" },
      { ...way, name: "B", number: "+222 00 00 00 00" },
    ],
  });
  expect(await found()).toEqual([
    { title: "Start here", item: "otherWays: +222 00 00 00 00 of B belongs to nobody." },
  ]);
});

const today = new Date().toISOString().slice(0, 10);

/** Reads the example of the guide, which somebody may copy. */
function guideSample(): Record<string, unknown> {
  const [, sample = ""] =
    /```yaml\n(otherWays:[\s\S]*?)```/.exec(readFileSync("docs/editing-content.md", "utf8")) ?? [];
  return parse(sample);
}

test("launch check: refuses every value of the guide's example", async () => {
  const sample = guideSample();
  copy.set("site.yaml", sample);
  const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Open it."]]));
  copy.set("site.yaml", { "otherWays.0.steps": steps });
  copy.set("site.yaml", { "otherWays.0.tried": today, "fromAbroad.tried": today });
  expect((await found()).map(({ item }) => item)).toEqual([
    "otherWays: +222 00 00 00 00 of Example Wallet belongs to nobody.",
    expect.stringMatching(/^otherWays: “Example Wallet” is a placeholder/),
    expect.stringMatching(/^fromAbroad: FR1420041010050500013M02606 of Example Bank belongs/),
    expect.stringMatching(/^fromAbroad: “Example Bank” is a placeholder/),
  ]);
  copy.set("site.yaml", { "fromAbroad.bank": "Banque", "otherWays.0.name": "Wallet" });
  expect((await found()).map(({ item }) => item)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^otherWays: “NAME AS THE APP SHOWS IT” is a placeholder/),
      expect.stringMatching(/^fromAbroad: “NAME OF THE ACCOUNT” is a placeholder/),
    ]),
  );
});

test("launch check: finds a way to give that was last tried more than a year ago", async () => {
  const relay = { kind: "relay", name: "Friends", address: "https://friends-of-tent.fr" };
  copy.set("site.yaml", { fromAbroad: { ...relay, tried: "2025-01-20" } });
  expect(await found()).toEqual([
    { title: "Start here", item: expect.stringMatching(/^fromAbroad: Friends was last tried on/) },
  ]);
  const address = "https://www.example.org";
  copy.set("site.yaml", { fromAbroad: { ...relay, address, tried: today } });
  expect(await found()).toEqual([
    {
      title: "Start here",
      item: expect.stringMatching(/^fromAbroad: https:\/\/www\.example\.org/),
    },
  ]);
});

test("launch check: finds a QR code that no phone can read", async () => {
  expect(await findNotes()).toContain("The QR code of Bankily says: bankily:made-up");
  copy.write("images/qr.png", "not even a picture");
  expect(await found()).toEqual([
    {
      title: "Start here",
      item: expect.stringMatching(/^bankily\.qrImage: .*no phone can read it/),
    },
  ]);
});

test("launch check: mentions that WhatsApp uses the number of Bankily", async () => {
  expect((await findNotes()).join()).toContain("WhatsApp has no number of its own");
  copy.set("site.yaml", { whatsapp: "+222 36 12 34 58" });
  expect((await findNotes()).join()).not.toContain("WhatsApp");
});

test("build with LAUNCH=1: stops while something is left to settle", async () => {
  vi.stubEnv("LAUNCH", "1");
  for (const name of mailVariables) vi.stubEnv(name, "made-up");
  copy.set("site.yaml", { zakat: "undecided" });
  await expect(warnUnlessReady()).rejects.toThrow(/^Not ready for the public: [\s\S]*zakat: /);
  vi.stubEnv("LAUNCH", "");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await warnUnlessReady();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching("^Not ready for the public"));
});

test("launch check: names missing EmailJS ids in one item", async () => {
  expect(await found({ ...ids, VITE_EMAILJS_SERVICE_ID: " " })).toEqual([
    { title: "Start here", item: expect.stringContaining("not told VITE_EMAILJS_SERVICE_ID (") },
  ]);
  expect(await found({})).toHaveLength(1);
});

test("launch check: names a person without a name once", async () => {
  for (const { code } of languages()) {
    copy.unset(`${code}/about.yaml`, ["founders.people.1.name"]);
  }
  expect(await found()).toEqual([
    { title: expect.stringMatching("^Names"), item: expect.stringMatching(/^founders\.people\.1/) },
  ]);
  copy.write(
    "unconfirmed.yaml",
    '[{ where: ["about.yaml: founders.people.1"], page: about, check: Who., how: Ask. }]\n',
  );
  expect(await found()).toEqual([
    {
      title: "Only the charity can confirm this: page about",
      item: "Who. Ask. (about.yaml: founders.people.1)",
    },
  ]);
});

test("launch check: lists urgent items under Start here, in the order of the file", async () => {
  const entry = (key: string, first: boolean) =>
    `{ where: ["site.yaml: ${key}"], first: ${first}, page: donate, check: ${key}., how: Ask. }`;
  copy.write(
    "unconfirmed.yaml",
    `[${entry("email", false)}, ${entry("phone", true)}, ${entry("address", true)}]\n`,
  );
  expect(await found()).toEqual([
    { title: "Start here", item: "phone. Ask. (site.yaml: phone)" },
    { title: "Start here", item: "address. Ask. (site.yaml: address)" },
    { title: expect.stringMatching("page donate$"), item: "email. Ask. (site.yaml: email)" },
  ]);
});

test("launch check: accepts a confirmation until its value changes", async () => {
  const entry = 'where: ["site.yaml: phone"], page: donate, check: It., how: Ask.';
  const values = markOf(["site.yaml: phone"]);
  const confirmed = `{ by: Aïssata, on: 2026-11-01, values: ${values} }`;
  copy.write("unconfirmed.yaml", `[{ ${entry}, confirmed: ${confirmed} }]\n`);
  expect(await found()).toEqual([]);
  copy.set("site.yaml", { phone: "+222 36 12 34 57" });
  expect(await found()).toEqual([
    {
      title: "Confirmed, but changed since",
      item: expect.stringMatching(/^It\. Aïssata confirmed/),
    },
  ]);
});

test("launch check: finds examples, empty accounts and the examples' salt", async () => {
  copy.set("records.yaml", { examples: true });
  expect(await found()).toEqual([
    { title: "Records and pictures", item: expect.stringMatching("false") },
  ]);
  copy.set("records.yaml", { examples: false });
  writeAccounts(copy, []);
  expect(await found()).toEqual([
    { title: "Records and pictures", item: expect.stringMatching("row") },
  ]);
  writeAccounts(copy, [["2025-03-01", "in", "general", "1000", "Gift"]]);
  cpSync("content/examples/receipts", join(copy.folder, "receipts"), { recursive: true });
  expect(await found()).toEqual([
    { title: "Records and pictures", item: expect.stringMatching("salt") },
  ]);
});

test("launch check: names a share card that differs from its text", () => {
  const names = () => listOutdated().map(({ file }) => file);
  copy.set("fr/share.yaml", { "home.title": "Un autre titre" });
  expect(names().join()).toContain("home-fr.png");
});

test("launch check: begins with the most urgent item", () => {
  const list = listChapters([
    { title: "Start here", items: ["x: is wrong."] },
    { title: "Later", items: ["y: is wrong.", "z: is wrong."] },
  ]);
  expect(list).toMatch(
    /^Not ready for the public: 3 things to settle\.\n\nStart here\n- x: is wrong\.\n\nLater\n- y/,
  );
  expect(list).toContain("npm run confirm --");
});
