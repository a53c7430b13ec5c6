import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { write } from "hucre";
import { beforeEach, expect, test, vi } from "vitest";
import { type ContentCopy, smallContent } from "../tests/support/content-copy.ts";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { makeAccounts } from "./accounts.ts";

let copy: ContentCopy;
let folder: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25") });
  copy = smallContent({}, ["accounts"]);
  folder = temporaryFolder();
});

/** Answers by a part of their question. */
type Answers = Readonly<Record<string, string>>;

/** @returns what was said */
async function run(sheet: string | Uint8Array, answers: Answers = {}): Promise<string> {
  const said = vi.spyOn(console, "info").mockReturnValue();
  const path = join(folder, `compta 2026.${typeof sheet === "string" ? "csv" : "xlsx"}`);
  writeFileSync(path, sheet);
  const all = Object.entries({ "your books": "yes", ...answers });
  const done = await makeAccounts(path, async (question) => {
    const [, answer] = all.find(([part]) => question.includes(part)) ?? [];
    if (answer === undefined) throw new Error(`nobody answers: ${question}`);
    return answer;
  });
  return [...said.mock.calls.splice(0).flat(), done].join("\n");
}

const file = () => readFileSync(join(copy.folder, "accounts.csv"), "utf8");

/** The entries without their words. */
const written = () =>
  file()
    .match(/^2.*?,\d+(?=,)/gm)
    ?.map((line) => line.replaceAll(",", " "));

const french = [
  "Caisse 2026;;;;;",
  ";;;;;",
  "N°;Date;Libellé;Catégorie;Recettes;Dépenses",
  "1;05/01/2026;Solde de 2025;Report;45 000,00;",
  "2;12/01/2026;Riz, marché;Alimentation;;12 500,00",
  "3;18/01/2026;Don de Mohamed;Dons;5 000,00;",
  "4;22/01/2026;Don de Fatimetou;Dons;1 500,50;",
  ";;Total janvier;;51 500,50;12 500,00",
  "5;03/02/2026;Citerne;Eau;;4 000,00",
  "6;03/02/2026;Citerne;Eau;;4 000,00",
  "8;14/02/2026;Bankily;Bankily;2 200;",
  "9;03/11/2026;Riz;Alimentation;;2 000",
];

const frenchAnswers: Answers = {
  "“Report” (came in)": "5",
  "“Alimentation” (went out)": "1",
  "“Eau” (went out)": "2",
  "“Dons” (came in)": "4",
  "“Bankily” (came in)": "6",
};

const frenchEntries = [
  "2026-01-05 start general 45000",
  "2026-01-12 out food 12500",
  "2026-01-31 in general 6501",
  "2026-02-03 out water 4000",
  "2026-02-03 out water 4000",
];

test("accounts: a French spreadsheet becomes entries, without sums, gifts by Bankily, names and this month", async () => {
  const said = await run(french.join("\n"), frenchAnswers);
  expect(written()).toEqual(frenchEntries);
  expect(file()).not.toMatch(/Mohamed|Riz/);
  expect(said).toContain("8: Total janvier");
  expect(said).toContain("2026-01, in: 6\u202f501");
  expect(said).toContain("2026-02, in, not on the site: 2\u202f200");
  expect(said).toContain("Waiting until their month is over:\n  12: 9 · 03/11/2026");
});

test("accounts: the same spreadsheet again asks and changes nothing, a longer one adds its rows", async () => {
  await run(french.join("\n"), frenchAnswers);
  expect(await run(french.join("\n"))).toContain("Nothing is new");
  copy.write("accounts.csv", file().replace("Food", "Rice"));
  const march = ["10;02/03/2026;Riz;Alimentation;;700", "11;05/03/2026;Solde;Report;32 000;"];
  expect(await run([...french, ...march].join("\n"))).toContain("2026-03, start, not on the site");
  expect(written()).toEqual([...frenchEntries, "2026-03-02 out food 700"]);
  expect(file()).toContain("12500,Rice,");
});

test("accounts: a corrected row replaces its entry, which is shown; what was written by hand is asked about, and other months stay", async () => {
  await run(french.join("\n"), frenchAnswers);
  const byHand = ["2026-01-09", "2026-01-10", "2026-03-09"];
  const rows = byHand.map((day) => `${day},out,food,70,Rice,Riz,أرز\n`).join("");
  copy.write("accounts.csv", file() + rows);
  const said = await run(french.join("\n").replace(";12 500,00", ";12 600"), {
    "“2026-01-09": "1",
    "“2026-01-10": "2",
  });
  expect(said).toMatch(/No more on the site.*\n {2}2026-01-12 · out · food · 12500/);
  const corrected = frenchEntries.map((entry) => entry.replace("12500", "12600"));
  const [start = "", ...others] = corrected;
  expect(written()).toEqual([start, "2026-01-10 out food 70", ...others, "2026-03-09 out food 70"]);
});

test("accounts: nothing is written while a row cannot be read, or when the sums are not right", async () => {
  const wrong = [...french, "10;31/02/2026;Riz;Alimentation;;700"].join("\n");
  await expect(run(wrong, frenchAnswers)).rejects.toThrow("Correct the spreadsheet");
  const answers = { ...frenchAnswers, "your books": "no" };
  await expect(run(french.join("\n"), answers)).rejects.toThrow("Nothing was written");
  expect(written()).toBeUndefined();
});

function inMay(columns: string, ...rows: readonly string[]): string {
  const lines = rows.map((row, day) => `${day + 13}/05/2026;Eau;${row}`);
  return [`Date;Programme;${columns}`, ...lines].join("\n");
}

test.each<[string, string, Answers, readonly string[]]>([
  ["a minus", inMay("Montant", "-500", "(20)"), {}, ["out 500", "out 20"]],
  ["an answer", inMay("Montant", "500", "9"), { "went out)": "8" }, ["out 500", "out 9"]],
  ["a column’s answer", inMay("Débit", "500"), { "column “Débit”": "5" }, ["out 500"]],
  [
    "an answer for each column beside the day",
    "Date;Débit;Motif du compte\n;MRU;\n13/05/2026;500;Eau",
    { "column “Débit”": "5" },
    ["out 500"],
  ],
])("accounts: %s tells what came in and what went out", async (_, sheet, answers, amounts) => {
  await run(sheet, { ...answers, "“Eau” (went out)": "2" });
  expect(written()?.map((entry) => entry.replace(/^\S+ (\w+) water/, "$1"))).toEqual(amounts);
});

test.each<[string, ...(string | number)[][]]>([
  ["without a day", ["Total", "", 9], [" ", "Eau", 9]],
  ["with a minus of what went out", ["03/05/2026", "Eau", -9]],
  ["with an amount below no name", ["03/05/2026", "Eau", "", 9]],
])("accounts: refuses and names a row %s", async (_, ...rows) => {
  const said = vi.spyOn(console, "info").mockReturnValue();
  const sheet = [["Date", "Programme", "Dépenses"], ...rows];
  await expect(run(sheet.map((row) => row.join(";")).join("\n"))).rejects.toThrow("Correct the");
  expect(said.mock.calls.join("\n")).toMatch(`cannot be read:\n  ${sheet.length}`);
});

test("accounts: a workbook has several sheets, and sheets without days", async () => {
  const head = ["Date", "Programme", "Dépenses"];
  const may = [head, [new Date("2026-05-03"), "Eau", 12.5], ["Total", "", 12.5]];
  const sheets = [
    { name: "Mai", rows: may },
    { name: "Juin", rows: [head, ["02/06/2026", "Eau", "1 250 MRU"]] },
    { name: "Bilan", rows: [["Mois", "Recettes", "Dépenses"], ...may.slice(2)] },
  ];
  const said = await run(await write({ sheets }), { "“Eau”": "2" });
  expect(said).toContain("Mai, 3: Total");
  expect(said).toContain("Bilan, 2: Total");
  expect(written()).toEqual(["2026-05-03 out water 13", "2026-06-02 out water 1250"]);
});

test("accounts: asks again for what somebody has spoiled in the file of answers", async () => {
  const answers = join(folder, "accounts-answers.txt");
  await run(french.join("\n"), frenchAnswers);
  writeFileSync(answers, `${readFileSync(answers, "utf8").replace(/(?<=“Dons.*": ).*/, "")}x: [`);
  const said = await run(french.join("\n"), { "“Dons”": "4" });
  expect(said).toContain("Nothing is new");
});

test.each([
  ["Riz;500\nEau;20\n", "Correct the spreadsheet"],
  [Buffer.from("PK\u0003\u0004, a part of a workbook"), "2026.xlsx: it cannot be read"],
])("accounts: refuses what is no table of entries: %j", async (sheet, error) => {
  await expect(run(sheet)).rejects.toThrow(error);
});
