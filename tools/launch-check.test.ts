import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { languages } from "../src/content/load-content.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import type { ContentCopy } from "../tests/support/content-copy.ts";
import { contentWithAccounts, writeAccounts } from "../tests/support/records-content.ts";
import { findChapters, listChapters } from "./launch-check.ts";
import { listOutdated } from "./pictures/picture-list.ts";

const ids = Object.fromEntries(mailVariables.map((name) => [name, "made-up"]));

/** With nothing left to settle. */
let copy: ContentCopy;

beforeEach(() => {
  copy = contentWithAccounts([["2025-03-01", "in", "general", "1000", "Gift"]]);
  vi.stubEnv("CONTENT_DIR", copy.folder);
  copy.set("site.yaml", {
    address: "https://www.tent-of-neighbours.mr",
    phone: "+222 36 12 34 56",
    email: "salam@tent-of-neighbours.mr",
    facebook: "https://www.facebook.com/tentofneighbours",
    instagram: "https://www.instagram.com/tentofneighbours",
    "bankily.qrImage": "qr.png",
    zakat: "no",
    registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
  });
  copy.write("unconfirmed.yaml", "[]\n");
  mkdirSync(join(copy.folder, "images"), { recursive: true });
  writeFileSync(join(copy.folder, "images", "qr.png"), "");
  for (const { code } of languages()) {
    for (const person of ["founders.people.0", "founders.people.1", ...leaders]) {
      copy.set(`${code}/about.yaml`, { [`${person}.name`]: "Aïssata" });
    }
  }
});

const leaders = [0, 1, 2].map((index) => `leadership.people.${index}`);

/** What is found, but for pictures, which depend on what was drawn last. */
const found = (mail: Record<string, string> = ids) =>
  findChapters(mail).flatMap(({ title, items }) =>
    items.filter((item) => !item.includes("npm run pictures")).map((item) => ({ title, item })),
  );

test("a charity of its own has nothing to settle", () => {
  expect(found()).toEqual([]);
  expect(listChapters([])).toBe("Ready for the public.");
});

test.each([
  ["address", "https://khayma-relief.example", "Start here"],
  ["address", "https://localhost", "Start here"],
  ["phone", "+222 00 00 00 00", "Start here"],
  ["whatsapp", "+222 00 00 00 00", "Start here"],
  ["email", "info@example.org", "Who the charity is"],
  ["email", "info@mail.test", "Who the charity is"],
  ["facebook", "https://www.facebook.com/example", "Who the charity is"],
  ["instagram", "https://www.instagram.com/", "Who the charity is"],
  ["bankily.qrImage", "not-there.png", "Who the charity is"],
  ["zakat", "undecided", "Who the charity is"],
])("a placeholder is found: %s, %s", (key, value, chapter) => {
  copy.set("site.yaml", { [key]: value });
  expect(found()).toEqual([
    { title: expect.stringMatching(`^${chapter}`), item: expect.stringMatching(`^${key}[:,] `) },
  ]);
});

test("the registration and the QR code are asked for", () => {
  copy.unset("site.yaml", ["registration", "bankily.qrImage"]);
  expect(found().map(({ item }) => item.split(":")[0])).toEqual([
    "bankily.qrImage",
    "registration",
  ]);
});

test("the number of another way that belongs to nobody", () => {
  const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Send it"]]));
  const way = { kind: "wallet", name: "A", holder: "A", steps, tried: "2025-11-20" };
  copy.set("site.yaml", {
    otherWays: [
      { ...way, number: "+222 36 12 34 56" },
      { ...way, name: "B", number: "+222 00 00 00 00" },
    ],
  });
  expect(found()).toEqual([
    { title: "Start here", item: "otherWays: +222 00 00 00 00 of B belongs to nobody." },
  ]);
});

test("ids of EmailJS that are missing or blank are one job", () => {
  expect(found({ ...ids, VITE_EMAILJS_SERVICE_ID: " " })).toEqual([
    { title: "Start here", item: expect.stringContaining("not told VITE_EMAILJS_SERVICE_ID (") },
  ]);
  expect(found({})).toHaveLength(1);
});

test("a person without a name is one item, and none where another entry asks for the same", () => {
  for (const { code } of languages()) {
    copy.unset(`${code}/about.yaml`, ["founders.people.1.name"]);
  }
  expect(found()).toEqual([
    { title: expect.stringMatching("^Names"), item: expect.stringMatching(/^founders\.people\.1/) },
  ]);
  copy.write(
    "unconfirmed.yaml",
    '[{ where: ["about.yaml: founders.people.1"], page: about, check: Who., how: Ask. }]\n',
  );
  expect(found()).toEqual([
    {
      title: "Only the charity can confirm this: page about",
      item: "Who. Ask. (about.yaml: founders.people.1)",
    },
  ]);
});

test("what somebody has confirmed is settled", () => {
  const entry = 'where: ["site.yaml: phone"], page: donate, check: It., how: Ask.';
  copy.write("unconfirmed.yaml", `[{ ${entry}, confirmed: { by: Aïssata, on: 2026-11-01 } }]\n`);
  expect(found()).toEqual([]);
});

test("made-up records, accounts without a row and receipts with the examples' salt", () => {
  copy.set("records.yaml", { examples: true });
  expect(found()).toEqual([
    { title: "Records and pictures", item: expect.stringMatching("false") },
  ]);
  copy.set("records.yaml", { examples: false });
  writeAccounts(copy, []);
  expect(found()).toEqual([{ title: "Records and pictures", item: expect.stringMatching("row") }]);
  writeAccounts(copy, [["2025-03-01", "in", "general", "1000", "Gift"]]);
  cpSync(join(copy.folder, "examples/receipts"), join(copy.folder, "receipts"), {
    recursive: true,
  });
  expect(found()).toEqual([{ title: "Records and pictures", item: expect.stringMatching("salt") }]);
});

test("a share card that says something else than its text is named", () => {
  const names = () => listOutdated().map(({ file }) => file);
  copy.set("fr/share.yaml", { "work.title": "Un autre titre" });
  expect(names().join()).toContain("work-fr.png");
});

test("the list begins with what is most urgent and ends with how an item is settled", () => {
  const list = listChapters([
    { title: "Start here", items: ["x: is wrong."] },
    { title: "Later", items: ["y: is wrong.", "z: is wrong."] },
  ]);
  expect(list).toMatch(
    /^Not ready for the public: 3 things to settle\.\n\nStart here\n- x: is wrong\.\n\nLater\n- y/,
  );
  expect(list).toContain("confirmed: { by:");
});
