import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { languages } from "../../src/content/load-content.server.ts";
import { contentWithAccounts } from "./accounts-content.ts";
import type { ContentCopy } from "./content-copy.ts";

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
  const copy = contentWithAccounts([]);
  copy.set("records.yaml", { examples });
  const folder = join(copy.folder, examples ? "examples/events" : "events");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, event] of Object.entries(events)) {
    writeFileSync(join(folder, `${name}.yaml`), stringify(event));
  }
  return copy;
}
