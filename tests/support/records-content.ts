import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { columns } from "../../src/accounts/ledger.server.ts";
import { languages } from "../../src/content/load-content.server.ts";
import type { ContentCopy } from "./content-copy.ts";
import { smallContent } from "./small-content.ts";

export type TestRow = readonly [
  date: string,
  kind: string,
  program: string,
  amount: string,
  note: string,
];

export function contentWithAccounts(
  rows: readonly TestRow[],
  copy = smallContent({}, ["accounts"]),
): ContentCopy {
  copy.set("records.yaml", { examples: false });
  for (const kind of ["diary", "events", "gifts.csv", "receipts"]) {
    rmSync(join(copy.folder, kind), { recursive: true, force: true });
  }
  writeAccounts(copy, rows);
  return copy;
}

export function writeAccounts(copy: ContentCopy, rows: readonly TestRow[]): void {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = rows.map(([date, kind, program, amount, note]) =>
    [date, kind, program, amount, ...languages().map(() => note)].map(quote).join(","),
  );
  copy.write("accounts.csv", [columns().join(","), ...lines, ""].join("\r\n"));
}

export type EventData = Record<string, unknown>;

export function eventData(changes: EventData = {}): EventData {
  const words = Object.fromEntries(
    languages().map(({ code, dir }) => [
      code,
      {
        title: dir === "rtl" ? "صباح نظافة" : `Raking; tea, and \\ more ${code}`,
        place: dir === "rtl" ? "دار النعيم، أمام السوق" : "Dar Naim, at the tap",
        text:
          dir === "rtl"
            ? "نجمع النفايات معًا ونملأ الأكياس. ".repeat(3).trim()
            : "We rake and fill bags, street by street; then there is tea.",
        bring: dir === "rtl" ? ["قبعة"] : ["A hat"],
      },
    ]),
  );
  return {
    kind: "cleanUp",
    program: "cleanUp",
    day: "2031-05-10",
    from: "08:00",
    to: "11:30",
    status: "confirmed",
    revision: 0,
    changed: "2026-02-03",
    words,
    ...changes,
  };
}

export function contentWithEvents(
  events: Readonly<Record<string, EventData>>,
  examples = false,
): ContentCopy {
  const copy = smallContent({}, ["events", "home", "share", "ui"]);
  copy.set("records.yaml", { examples });
  const folder = join(copy.folder, examples ? "examples/events" : "events");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, event] of Object.entries(events)) {
    writeFileSync(join(folder, `${name}.yaml`), stringify(event));
  }
  return copy;
}
