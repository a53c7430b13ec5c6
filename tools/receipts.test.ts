import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { exampleList, exampleSalt } from "../src/my-gift/receipt-list.server.ts";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { giftsCsv, readList } from "./receipts/gift-list.ts";

const head = "date,number,amount,program";
const gifts = [
  "2026-09-02,TX739200810042,1500,water",
  "2026-09-30,TX184469073713,500,water",
  "2026-10-03,TX550217396028,1000,general",
];

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  copy.set("records.yaml", { examples: false });
});

function run(list: string, ...options: string[]) {
  const args = ["tools/receipts.ts", list, ...options];
  const env = { ...process.env, CONTENT_DIR: copy.folder };
  const { status, stdout, stderr } = spawnSync("node", args, { encoding: "utf8", env });
  return { status, said: stdout + stderr };
}

function listOf(...rows: readonly string[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "list-")), "list.csv");
  writeFileSync(file, [head, ...rows, ""].join("\n"));
  return file;
}

function written(folder = copy.folder): Record<string, string> {
  const files = globSync(["gifts.csv", "receipts/*"], { cwd: folder });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")]));
}

const receiptsOf = (files: Record<string, string>) =>
  files["receipts/receipts.json"]?.match(/[0-9a-f]{42}/g) ?? [];

test("receipts: the same list gives the same bytes in any order", () => {
  const later = "2026-10-31,TX902648817735,700,food";
  expect(run(listOf(...gifts), "--through", "2026-10")).toEqual({
    status: 0,
    said: expect.stringContaining("3 gifts are listed now."),
  });
  const files = written();
  expect(files["gifts.csv"]).toBe(
    "month,program,gifts,amount\n2026-09,water,2,2000\n2026-10,general,1,1000\n",
  );
  expect(files["receipts/receipts.json"]).toMatch(/"since": "2026-09",\s+"through": "2026-10"/);
  expect(receiptsOf(files)).toHaveLength(3);
  expect(Object.values(files).join()).not.toMatch(/TX7392|TX1844|1500/);

  run(listOf(...gifts, later), "--through", "2026-10");
  expect(receiptsOf(written())).toEqual(expect.arrayContaining(receiptsOf(files)));
  expect(receiptsOf(written())).toHaveLength(4);
  copy.write("receipts/3f.json", "of another time");
  run(listOf(...[...gifts].reverse()), "--through", "2026-10");
  expect(written()).toEqual(files);
});

test("receipts: publishes only months that are over", () => {
  const list = listOf(...gifts);
  const { said } = run(list, "--through", "2026-09");
  expect(said).toMatch(/^2 gifts are listed now\.\n1 of later months wait/);
  expect(receiptsOf(written())).toHaveLength(2);
  const today = new Date().toISOString().slice(0, 10);
  expect(run(listOf(...gifts, `${today},TX361184029956,1,food`)).said).toContain(
    "1 of later months",
  );
  for (const through of [today.slice(0, 7), "2026-13", "October"]) {
    expect(run(list, "--through", through)).toEqual({
      status: 1,
      said: expect.stringContaining("which must be over"),
    });
  }
});

test("receipts: keeps its salt, but never the salt of the examples", () => {
  const salts = ["", "", "copied"].map((how) => {
    if (how)
      cpSync("content/examples/receipts", join(copy.folder, "receipts"), { recursive: true });
    run(listOf());
    return /"salt": "(\w{32})"/.exec(written()["receipts/receipts.json"] ?? "")?.[1];
  });
  expect(salts[0]).toBe(salts[1]);
  expect(new Set([...salts, exampleSalt]).size).toBe(3);
});

test("receipts: refuses a list with a bad row as a whole", () => {
  const before = written();
  const { status, said } = run(
    listOf(...gifts, gifts[0] ?? "", "2026-10-02,TX902648817735,x,water"),
  );
  expect(status).toBe(1);
  expect(said).toMatch(/list\.csv\n {2}line 5, number: the number of line 2[\s\S]*line 6, amount/);
  expect(written()).toEqual(before);
});

test("receipts: practice changes only a copy of the content", () => {
  const before = globSync("**", { cwd: copy.folder });
  expect(run(listOf("2026-10-02,KHAYMA-EXAMPLE-0001,5,food"), "--practice")).toEqual({
    status: 0,
    said: expect.stringContaining(`CONTENT_DIR=${copy.folder}-practice npm start`),
  });
  expect(globSync("**", { cwd: copy.folder })).toEqual(before);
  const examples = written(join(`${copy.folder}-practice`, "examples"));
  expect(receiptsOf(examples)).toHaveLength(1);
  expect(examples["gifts.csv"]).toContain("2026-10,food,1,5");
  expect(examples["receipts/receipts.json"]).toContain(exampleSalt);
});

test("receipts: the examples are made from their list", () => {
  const list = readList(exampleList, readFileSync(join("content", exampleList)), true);
  expect(readFileSync("content/examples/gifts.csv", "utf8")).toBe(giftsCsv(list));
  expect(receiptsOf(written("content/examples"))).toHaveLength(list.length);
  expect(new Set(list.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(24);
});

test("receipts: warns while the site shows examples", () => {
  copy.set("records.yaml", { examples: true });
  expect(run(listOf()).said).toContain("until content/records.yaml says “examples: false”");
});

test.each([
  ["package.json", "", "would be published"],
  [join("content", exampleList), "", "would be published"],
  ["in the content", "", "would be published"],
  ["in the content", "--practice", "would be published"],
  ["a link to it", "", "would be published"],
  ["/nowhere/list.csv", "", "/nowhere/list.csv: there is no such file"],
  ["a.csv", "b.csv", "npm run receipts -- list.csv"],
  ["a.csv", "--what", "npm run receipts -- list.csv"],
])("receipts: refuses the arguments %s %s", (list, option, words) => {
  const inside = join(copy.folder, "list.csv");
  copy.write("list.csv", `${head}\n`);
  const link = join(mkdtempSync(join(tmpdir(), "list-")), "link.csv");
  symlinkSync(inside, link);
  const path = { "in the content": inside, "a link to it": link }[list] ?? list;
  const answer = run(path, ...(option ? [option] : []));
  expect(answer).toEqual({ status: 1, said: expect.stringContaining(words) });
});
