import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { removeReceipts } from "../../tests/support/remove-receipts.ts";
import { loadExamples } from "../content/examples.ts";
import { receiptKey } from "./receipt.ts";
import { checkReceipts, loadReceiptSettings, loadShard, shardText } from "./receipt-files.ts";

let copy: ContentCopy;
const receipt = "A".repeat(55);

beforeEach(() => {
  copy = new ContentCopy();
  removeReceipts(copy);
  vi.stubEnv("CONTENT_DIR", copy.folder);
});

function writeShard(name: string, text = shardText([receipt])) {
  mkdirSync(join(copy.folder, "receipts"), { recursive: true });
  writeFileSync(join(copy.folder, "receipts", name), text);
}

test.runIf(loadExamples())("the code to try is among the examples", async () => {
  vi.unstubAllEnvs();
  checkReceipts();
  const { exampleCode, salt, iterations } = loadReceiptSettings();
  const { shard } = await receiptKey(exampleCode, { salt, iterations });
  expect(loadShard(shard)).toHaveLength(1);
});

test("one switch shows examples or the charity's own", () => {
  writeShard("3f.json");
  copy.set("accounts.yaml", { examples: true });
  expect(loadShard("3f")).toEqual([]);
  copy.set("accounts.yaml", { examples: false });
  expect(loadShard("3f")).toEqual([receipt]);
});

test.each([
  ["salt", "AAECAwQFBgcICQoLDA0ODwABAgME"],
  ["iterations", 700_000],
])("receipts that another %s made are refused, since nobody would find them", (key, value) => {
  writeShard("3f.json");
  copy.set("receipts/settings.yaml", { [key]: value });
  expect(checkReceipts).toThrow(/3f\.json\n.*put them back/);
});

test("a file that nobody would read, and one that was spoiled, are named", () => {
  writeShard("3F.json");
  expect(checkReceipts).toThrow(/3F\.json\n.*00 to ff/);
  renameSync(join(copy.folder, "receipts/3F.json"), join(copy.folder, "receipts/3f.json"));
  writeShard("3f.json", shardText([receipt, "TX20260042B"]));
  expect(checkReceipts).toThrow(/3f\.json\n.*receipts\.1: .*a sealed receipt/);
  writeShard("3f.json", "<<<<<<< main\n");
  expect(checkReceipts).toThrow(/3f\.json\n.*expected JSON/);
});

test.each([
  ["since", "2999-01-01"],
  ["exampleCode", "1234"],
  ["salt", "c2FsdA=="],
  ["iterations", 1000],
])("settings.yaml: %s must be sound", (key, value) => {
  copy.set("receipts/settings.yaml", { [key]: value });
  expect(checkReceipts).toThrow(new RegExp(`settings\\.yaml\\n +${key}: `));
});
