import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "../src/content/load-content.ts";
import { contentWithAccounts, writeAccounts } from "../tests/support/accounts-content.ts";
import type { ContentCopy } from "../tests/support/content-copy.ts";
import { mailVariables } from "./launch/site-problems.ts";
import {
  listConfirmed,
  listProblems,
  summarizeProblems,
  unconfirmedProblems,
} from "./launch-check.ts";

const ids = Object.fromEntries(mailVariables.map((name) => [name, "made-up"]));

function launchCheck({ folder }: ContentCopy, env: Record<string, string>) {
  const { status, stdout } = spawnSync("node", ["tools/launch-check.ts"], {
    env: { ...process.env, ...env, CONTENT_DIR: folder },
    encoding: "utf8",
  });
  return { status, stdout };
}

const today = new Date().toISOString().slice(0, 10);

/** Somebody stands for the figures, so that no question about them is left. */
const confirmedFigures = `- where: ["figures.yaml: impact", "figures.yaml: impactLevels", "figures.yaml: impactTiers"]
  page: donate
  check: The figures.
  how: Count.
  confirmed: { by: Aïssata, on: ${today} }
`;

/** The content of a made-up charity with nothing left to settle. */
function readyContent(): ContentCopy {
  const copy = contentWithAccounts([["2025-03-01", "in", "general", "1000", "Gift"]]);
  const { folder } = copy;
  copy.set("site.yaml", {
    address: "https://www.tent-of-neighbours.mr",
    phone: "+222 36 12 34 56",
    email: "salam@tent-of-neighbours.mr",
    facebook: "https://www.facebook.com/tentofneighbours",
    instagram: "https://www.instagram.com/tentofneighbours",
    "bankily.qrImage": "qr.png",
    reviewed: today,
    zakat: "no",
    registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
  });
  copy.set("accounts.yaml", { examples: false });
  copy.set("figures.yaml", {
    "impact.years": { value: 1, atLeast: true, year: 2023 },
    prices: { water: { amount: 800, litres: 200, asked: today } },
  });
  copy.set("accounts.yaml", { examples: false });
  writeFileSync(join(folder, "unconfirmed.yaml"), confirmedFigures);
  mkdirSync(join(folder, "images"), { recursive: true });
  writeFileSync(join(folder, "images", "qr.png"), "");
  const people = ["founders.people.0", "founders.people.1"].concat(
    [0, 1, 2].map((index) => `leadership.people.${index}`),
  );
  const names = Object.fromEntries(people.map((person) => [`${person}.name`, "Aïssata"]));
  for (const { code } of languages()) copy.set(`${code}/about.yaml`, names);
  return copy;
}

test("made-up records keep a site from the public, and so do accounts without a row", () => {
  const content = readyContent();
  content.set("accounts.yaml", { examples: true });
  const made = launchCheck(content, ids);
  expect(made.status).toBe(1);
  expect(made.stdout).toMatch(/\ncontent\/accounts\.yaml\n {2}examples: /);
  content.set("accounts.yaml", { examples: false });
  writeAccounts(content, []);
  const empty = launchCheck(content, ids);
  expect(empty.status).toBe(1);
  expect(empty.stdout).toMatch(/1 thing to settle\.\n\ncontent\/accounts\.csv\n {2}rows: /);
});

test("a site that is ready ends with 0", () => {
  const { status, stdout } = launchCheck(readyContent(), ids);
  expect(stdout).toBe(
    `Ready for the public.\n\nConfirmed\n  figures.yaml: impact, figures.yaml: impactLevels, figures.yaml: impactTiers: Aïssata, ${today}\n`,
  );
  expect(status).toBe(0);
});

test("a diary of examples is refused", () => {
  const copy = readyContent();
  copy.set("accounts.yaml", { examples: true });
  const { stdout, status } = launchCheck(copy, ids);
  expect(stdout).toContain("content/accounts.yaml");
  expect(stdout).toMatch(/the diary: shows \d+ made-up entries/u);
  expect(status).toBe(1);
});

test("one thing left to settle ends with 1 and names its file and key", () => {
  const content = readyContent();
  content.set("site.yaml", { phone: "+222 00 00 00 00" });
  const { status, stdout } = launchCheck(content, ids);
  expect(stdout).toMatch(
    /^Not ready for the public: 1 thing to settle\.\n\ncontent\/site\.yaml\n {2}phone: /,
  );
  expect(status).toBe(1);
});

test("a site without mail ends with 1", () => {
  const { status, stdout } = launchCheck(readyContent(), {});
  expect(stdout).toContain("VITE_EMAILJS_PUBLIC_KEY");
  expect(status).toBe(1);
});

test("what waits for the charity's word is listed by page, and what has it with who and when", () => {
  const entry = { page: "about", check: "Who pays.", how: "Ask." } as const;
  const entries = [
    { ...entry, where: ["about.yaml: hero.lead", "donate.yaml: hero.lead"] },
    {
      ...entry,
      where: ["about.yaml: mission"],
      confirmed: { by: "Aïssata", on: "2026-11-01" },
    },
  ];
  expect(unconfirmedProblems(entries)).toEqual([
    {
      where: "content/unconfirmed.yaml, page about",
      key: "about.yaml: hero.lead, donate.yaml: hero.lead",
      problem: "Who pays. Ask.",
    },
  ]);
  expect(listConfirmed(entries)).toBe("\n\nConfirmed\n  about.yaml: mission: Aïssata, 2026-11-01");
  expect(listConfirmed([])).toBe("");
});

test("the list is by file, and the build says it in one line", () => {
  const problems = [
    { where: "a", key: "x", problem: "is wrong." },
    { where: "b", key: "y", problem: "is wrong." },
    { where: "a", key: "z", problem: "is wrong." },
  ];
  expect(listProblems(problems)).toBe(
    "Not ready for the public: 3 things to settle.\n\na\n  x: is wrong.\n  z: is wrong.\n\nb\n  y: is wrong.",
  );
  expect(summarizeProblems(problems)?.split("\n")).toHaveLength(1);
  expect(listProblems([])).toBe("Ready for the public.");
  expect(summarizeProblems([])).toBeUndefined();
});
