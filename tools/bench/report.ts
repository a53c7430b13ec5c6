import { readFile, writeFile } from "node:fs/promises";
import { cpus, release, totalmem, type } from "node:os";

const file = "docs/performance.md";

/** One measured thing as a row of a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const ruler = head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [line(head), line(ruler), ...rows.map(line)].join("\n");
}

/** Where and when something was measured. */
export function measuredOn(now: Date): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Measured on ${now.toISOString().slice(0, 10)}: ${cpu?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${type()} ${release()}, Node ${process.version}.`;
}

/** Puts a section into `docs/performance.md`, in place of the one with the same heading. */
export async function writeSection(heading: string, text: string): Promise<void> {
  const before = await readFile(file, "utf8").catch(() => "# Performance\n");
  const [start = "", ...sections] = before.split(/\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`));
  const all = [...others, `## ${heading}\n\n${text}\n`].sort();
  await writeFile(file, [start, ...all].map((part) => `${part.trim()}\n`).join("\n"));
}
