import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { loadExamples } from "../src/content/examples.ts";
import { ContentCopy } from "../tests/support/content-copy.ts";
import { removeReceipts } from "../tests/support/remove-receipts.ts";

const head = "date,code,amount,program";
const gifts = [
  "2026-11-02,TX20260001,1500,water",
  "2026-11-02,TX20260002,500,water",
  "2026-11-03,TX20260003,1000,general",
];

let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
  removeReceipts(copy);
  copy.set("accounts.yaml", { examples: false });
  copy.set("receipts/settings.yaml", { since: "2026-10-01" });
});

/** Runs the tool as a treasurer does. */
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

/** Every file that the tool writes, with its text. */
function written(): Record<string, string> {
  const files = globSync(["accounts.csv", "**/*.json", "**/*.new"], { cwd: copy.folder }).sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(join(copy.folder, file), "utf8")]),
  );
}

/** The totals of gifts in the accounts: day, program, amount. */
const totals = () =>
  (written()["accounts.csv"] ?? "")
    .split("\n")
    .filter((line) => line.includes(",in,"))
    .map((line) => line.replace(",in,", ",").split(",").slice(0, 3).join(" "));

test("a list becomes sealed receipts and daily totals, and running it twice changes nothing", () => {
  const first = run(listOf(...gifts));
  expect(first).toEqual({ status: 0, said: expect.stringContaining("3 new, 0 corrected") });
  const files = written();
  expect(totals()).toEqual(["2026-11-02 water 2000", "2026-11-03 general 1000"]);
  const receipts = Object.values(files)
    .join()
    .match(/"[A-Za-z0-9+/]{55}"/g);
  expect(receipts).toHaveLength(3);
  // No code, and of one gift no amount.
  expect(Object.values(files).join()).not.toMatch(/TX2026|1500/);

  const again = run(listOf(...[...gifts].reverse()));
  expect(again).toEqual({ status: 0, said: expect.stringContaining("Nothing changed.") });
  expect(written()).toEqual(files);
});

test("a list of new gifts alone is added to what is there", () => {
  run(listOf(...gifts.slice(0, 1)));
  expect(run(listOf(...gifts.slice(1))).said).toContain("2 new");
  expect(totals()).toEqual(["2026-11-02 water 2000", "2026-11-03 general 1000"]);
});

test("what differs is named by line and changes nothing, until it is corrected", () => {
  run(listOf(...gifts));
  const before = written();
  const list = listOf(
    "2026-11-03,tx 2026 0002,700,food",
    ...gifts.slice(2),
    "2026-11-04,TX20260004,1,food",
  );
  const refused = run(list);
  expect(refused.status).toBe(1);
  expect(refused.said).toContain(
    "line 2: the list says 700 MRU on 2026-11-03 for food, the receipt of this code says 500 MRU on 2026-11-02 for water",
  );
  expect(refused.said).not.toContain("0002,");
  expect(written()).toEqual(before);
  expect(run(list, "--correct").said).toContain("1 new, 1 corrected, 0 removed, 1 as they were");
  expect(totals()).toEqual([
    "2026-11-02 water 1500",
    "2026-11-03 general 1000",
    "2026-11-03 food 700",
    "2026-11-04 food 1",
  ]);
  expect(run(list).said).toContain("Nothing changed.");
});

test("a gift that was listed by mistake is removed with its amount", () => {
  run(listOf(...gifts));
  const wrong = listOf("2026-11-03,TX20260003,1000,general");
  expect(run(wrong, "--remove").said).toContain("1 removed");
  expect(totals()).toEqual(["2026-11-02 water 2000"]);
  expect(run(wrong, "--remove")).toEqual({
    status: 1,
    said: expect.stringContaining("line 2: there is no receipt of this code"),
  });
});

test("a bad list is refused as a whole", () => {
  const { status, said } = run(listOf(...gifts, gifts[0] ?? "", "2026-11-02,TX20260009,x,water"));
  expect(status).toBe(1);
  expect(said).toMatch(/line 5: the code of line 2[\s\S]*line 6: amount/);
  expect(written()).toEqual({});
});

describe("the list is never taken from the folder that is published", () => {
  test("not by its path", () => {
    const inside = "tools/receipts/list-of-a-test.csv";
    writeFileSync(inside, `${head}\n`);
    try {
      expect(run(inside)).toEqual({
        status: 1,
        said: expect.stringContaining("would be published"),
      });
    } finally {
      rmSync(inside);
    }
  });

  test("not by a link, and not from the content", () => {
    const inside = join(copy.folder, "list.csv");
    writeFileSync(inside, `${head}\n`);
    const link = join(mkdtempSync(join(tmpdir(), "list-")), "link.csv");
    symlinkSync(inside, link);
    for (const path of [inside, link]) {
      expect(run(path)).toEqual({ status: 1, said: expect.stringContaining("would be published") });
    }
  });
});

test("examples and gifts do not mix", () => {
  expect(run(listOf(...gifts), "--examples").said).toContain("examples: false");
  copy.set("accounts.yaml", { examples: true });
  expect(run(listOf(...gifts)).said).toContain("examples: true");
  expect(written()).toEqual({});
  expect(run(listOf(...gifts), "--examples").said).toContain("3 new");
  expect(Object.keys(written()).every((file) => file.startsWith("examples/"))).toBe(true);
});

test.each([[], ["--remove", "--correct"], ["--what"]])("the usage is said for %j", (...options) => {
  const list = options.length === 0 ? ["a.csv", "b.csv"] : ["a.csv", ...options];
  const [first = "", ...rest] = list;
  expect(run(first, ...rest)).toEqual({
    status: 1,
    said: expect.stringContaining("npm run receipts -- list.csv"),
  });
});

test("a list that is not there is said to be so", () => {
  expect(run("/nowhere/list.csv")).toEqual({
    status: 1,
    said: "/nowhere/list.csv: there is no such file\n",
  });
});

test.runIf(loadExamples())(
  "the list in the guide is the one that the examples were made of",
  () => {
    const guide = readFileSync("docs/editing-content.md", "utf8");
    const [, rows = ""] = /```csv\ndate,code,amount,program\n([\s\S]*?)```/.exec(guide) ?? [];
    copy = new ContentCopy();
    const { status, said } = run(listOf(rows), "--examples");
    expect(said).toMatch(
      /0 new, 0 corrected, 0 removed, [1-9]\d* as they were\.\nNothing changed\./,
    );
    expect(status).toBe(0);
  },
);
