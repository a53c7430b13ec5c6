import { cpSync, globSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { programs } from "../src/charity/programs.ts";
import { parseCsv } from "../src/content/read-csv.server.ts";
import { exampleList, exampleSalt, listColumns } from "../src/my-gift/receipt-list.server.ts";
import { type ContentCopy, smallContent } from "../tests/support/content-copy.ts";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { giftsCsv } from "./receipts/gift-list.ts";
import { makeReceipts } from "./receipts.ts";

const head = "date,number,amount,program";
const gifts = [
  "2026-09-02,TX739200810042,1500,water",
  "2026-09-30,TX184469073713,500,water",
  "2026-10-03,TX550217396028,1000,general",
];

let copy: ContentCopy;

beforeEach(() => {
  copy = smallContent({ [exampleList]: head });
});

function listOf(...rows: readonly string[]): string {
  return join(temporaryFolder({ "list.csv": [head, ...rows, ""].join("\n") }), "list.csv");
}

function written(folder = copy.folder): Record<string, string> {
  const files = globSync(["gifts.csv", "receipts/*"], { cwd: folder });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

const receiptsOf = (files: Record<string, string>) =>
  files["receipts/receipts.json"]?.match(/[0-9a-f]{42}/g) ?? [];

test("receipts: the same list gives the same bytes in any order", async () => {
  const later = "2026-10-31,TX902648817735,700,food";
  const args = ["--through", "2026-10"];
  expect(await makeReceipts([listOf(...gifts), ...args])).toContain("3 gifts are listed now.");
  const files = written();
  expect(files["gifts.csv"]).toBe(
    "month,program,gifts,amount\n2026-09,water,2,2000\n2026-10,general,1,1000\n",
  );
  expect(files["receipts/receipts.json"]).toMatch(/"since": "2026-09",\s+"through": "2026-10"/);
  expect(receiptsOf(files)).toHaveLength(3);
  expect(Object.values(files).join()).not.toMatch(/TX7392|TX1844|1500/);

  await makeReceipts([listOf(...gifts, later), ...args]);
  expect(receiptsOf(written())).toEqual(expect.arrayContaining(receiptsOf(files)));
  expect(receiptsOf(written())).toHaveLength(4);
  copy.write("receipts/3f.json", "of another time");
  await makeReceipts([listOf(...[...gifts].reverse()), ...args]);
  expect(written()).toEqual(files);
});

test("receipts: publishes only months that are over", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const list = listOf(...gifts, `${today},TX361184029956,1,food`);
  const said = await makeReceipts([list, "--through", "2026-09"]);
  expect(said).toMatch(/^2 gifts are listed now\.\n2 of later months wait/);
  expect(receiptsOf(written())).toHaveLength(2);
  for (const through of [today.slice(0, 7), "2026-13", "October"]) {
    await expect(makeReceipts([list, "--through", through])).rejects.toThrow("must be over");
  }
});

test("receipts: keeps its salt, but never the salt of the examples", async () => {
  const salts = [];
  for (const how of ["first", "again", "copied"]) {
    if (how === "copied")
      cpSync("content/examples/receipts", join(copy.folder, "receipts"), { recursive: true });
    await makeReceipts([listOf()]);
    salts.push(/"salt": "(\w{32})"/.exec(written()["receipts/receipts.json"] ?? "")?.[1]);
  }
  expect(salts[0]).toBe(salts[1]);
  expect(new Set([...salts, exampleSalt]).size).toBe(3);
});

test("receipts: the examples have the sums of their list, and a receipt for each gift", () => {
  const rows = parseCsv(exampleList, readFileSync(join("content", exampleList)), listColumns);
  const gifts = rows.flatMap(({ cells: { date = "", amount, program } }) =>
    programs.flatMap((name) =>
      name === program ? [{ date, amount: Number(amount), program: name }] : [],
    ),
  );
  expect(readFileSync("content/examples/gifts.csv", "utf8")).toBe(giftsCsv(gifts));
  expect(receiptsOf(written("content/examples"))).toHaveLength(rows.length);
});

test("receipts: refuses a list that lies in the site, is linked into it or is not there", async () => {
  copy.write("list.csv", `${head}\n`);
  const inside = join(copy.folder, "list.csv");
  const link = join(temporaryFolder(), "link.csv");
  symlinkSync(inside, link);
  const lists = [["package.json"], [join("content", exampleList)], [inside], [link]];
  for (const args of lists) {
    await expect(makeReceipts(args)).rejects.toThrow("would be published");
  }
  await expect(makeReceipts(["/nowhere/list.csv"])).rejects.toThrow("there is no such file");
});

test.each([[["a.csv", "b.csv"]], [["a.csv", "--what"]]])(
  "receipts: refuses the arguments %j",
  async (args) => {
    await expect(makeReceipts(args)).rejects.toThrow("npm run receipts -- list.csv");
  },
);
