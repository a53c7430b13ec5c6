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

/** Answers by a part of their question. Words of the site are those of their question. */
type Answers = Readonly<Record<string, string>>;

/** @returns what was said */
async function run(sheet: string | Uint8Array, answers: Answers = {}): Promise<string> {
  const said: string[] = [];
  const path = join(folder, "compta 2026");
  writeFileSync(path, sheet);
  const all = Object.entries({ "what does the site call": "", "your books": "1", ...answers });
  const done = await makeAccounts(path, async (text, isQuestion) => {
    said.push(text);
    if (!isQuestion) return "";
    const [, answer] = all.find(([part]) => text.includes(part)) ?? [];
    if (answer === undefined) throw new Error(`nobody answers: ${text}`);
    return answer;
  });
  return [...said, done].join("\n");
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
  "6;;Citerne;Eau;;4 000,00",
  "8;14/02/2026;Bankily;Bankily;2 200;",
  "9;03/11/2026;Riz;Alimentation;;2 000",
];

const frenchAnswers: Answers = {
  "“Report” came in": "5",
  "“Alimentation” went out": "1",
  "“Dons” came in": "4",
  "“Bankily” came in": "6",
};

const frenchEntries = [
  "2026-01-05 start general 45000",
  "2026-01-12 out food 12500",
  "2026-01-31 in general 6501",
  "2026-02-03 out water 4000",
  "2026-02-03 out water 4000",
];

test("accounts: a French spreadsheet becomes entries, without sums, gifts by Bankily, names and this month", async () => {
  const said = await run(Buffer.from(french.join("\r\n"), "latin1"), frenchAnswers);
  expect(written()).toEqual(frenchEntries);
  expect(file()).not.toMatch(/Mohamed|Riz/);
  expect(said).toContain("line 8: Total janvier");
  expect(said).toContain("2026-01: 51\u00a0501 came in, 12\u00a0500 went out");
  expect(said).toContain("Waiting until their month is over:\n  2026-11: 0 came in");
});

test("accounts: the same spreadsheet again asks and changes nothing, a longer one adds its rows", async () => {
  await run(french.join("\n"), frenchAnswers);
  expect(await run(french.join("\n"))).toContain("Nothing is new");
  copy.write("accounts.csv", file().replace("Food", "Rice"));
  await run([...french, "10;02/03/2026;Riz;Alimentation;;700"].join("\n"));
  expect(written()).toEqual([...frenchEntries, "2026-03-02 out food 700"]);
  expect(file()).toContain("12500,Rice,");
});

test.each<[Answers, readonly string[]]>([
  [{ "to be done": "2" }, ["2026-01-12 out food 12500", "2026-01-12 out food 12600"]],
  [{ "to be done": "3", "  2026-01-12": "1" }, ["2026-01-12 out food 12600"]],
])("accounts: asks about an entry that the spreadsheet has no more: %j", async (answers, food) => {
  await run(french.join("\n"), frenchAnswers);
  await run(french.join("\n").replace(";12 500,00", ";12 600"), answers);
  expect(written()?.filter((entry) => entry.includes("food"))).toEqual(food);
});

test("accounts: nothing is written while a row cannot be read, or when the sums are not right", async () => {
  const wrong = [...french, "10;31/02/2026;Riz;Alimentation;;700"].join("\n");
  await expect(run(wrong, frenchAnswers)).rejects.toThrow("Correct these rows");
  const answers = { ...frenchAnswers, "your books": "2" };
  await expect(run(french.join("\n"), answers)).rejects.toThrow("Nothing was written");
  expect(written()).toBeUndefined();
});

function inMay(columns: string, ...rows: readonly string[]): string {
  const lines = rows.map((row, day) => `${day + 13}/05/2026;Eau;${row}`);
  return [`Date;Programme;${columns}`, ...lines].join("\n");
}

test.each<[string, string, Answers, readonly string[]]>([
  ["a minus", inMay("Montant", "-500", "(20)", "9"), {}, ["out 500", "out 20", "in 9"]],
  ["a column", inMay("Sens;Montant", "Sortie;500", "Entrée;9"), {}, ["out 500", "in 9"]],
  ["an answer", inMay("Montant", "500", "9"), { "come in or": "2" }, ["out 500", "out 9"]],
  ["a column of minuses", inMay("Sorties", "-500", "-9"), {}, ["out 500", "out 9"]],
  ["a minus in a column of others", inMay("Sorties", "500", "-9"), {}, ["out 500", "in 9"]],
  ["a column’s answer", inMay("Débit", "500"), { "column “Débit”": "6" }, ["out 500"]],
])("accounts: %s tells what came in and what went out", async (_, sheet, answers, amounts) => {
  await run(sheet, { "“Eau” came in": "1", ...answers });
  expect(written()?.map((entry) => entry.replace(/^\S+ (\w+) water/, "$1"))).toEqual(amounts);
});

test("accounts: the order of day and month is asked once, when no date tells it", async () => {
  const sheet = inMay("Dépenses", "1").replace("13/05", "03/04");
  await run(sheet, { "What comes first in “03/04/2026”": "2" });
  expect(written()).toEqual(["2026-03-04 out water 1"]);
  expect(await run(sheet)).toContain("Nothing is new");
});

test("accounts: a workbook has several sheets, days as Excel counts them, and sheets without days", async () => {
  const head = ["Date", "Programme", "Dépenses"];
  const may = [head, [new Date("2026-05-03"), "Eau", 12.5], [46_146, "Eau", 3], ["Total", "", 15]];
  const june = [head, ["2 juin 2026", "Nourriture", "1 250 MRU"]];
  const sheets = [
    { name: "Mai", rows: may },
    { name: "Juin", rows: june },
    { name: "Bilan", rows: [["Mois", "Recettes", "Dépenses"], ...may.slice(3)] },
  ];
  const said = await run(await write({ sheets }));
  expect(said).toContain("Mai, line 4: Total");
  expect(said).toContain("Left out, without dates or amounts: Bilan");
  expect(written()).toEqual([
    "2026-05-03 out water 13",
    "2026-05-04 out water 3",
    "2026-06-02 out food 1250",
  ]);
});

test.each(["Riz;500\nEau;20\n", "PK\u0003\u0004, a part of a workbook"])(
  "accounts: refuses %j",
  async (sheet) => {
    await expect(run(sheet)).rejects.toThrow(/^\S+ 2026: /);
  },
);
