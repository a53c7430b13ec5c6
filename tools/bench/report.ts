import { readFile, writeFile } from "node:fs/promises";
import { cpus, release, totalmem, type } from "node:os";

const file = "docs/performance.md";

/** The middle of the values; of an even number of them the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Measured things as the rows of a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const ruler = head.map((_, i) => (i === 0 ? "---" : "---:"));
  return [line(head), line(ruler), ...rows.map(line)].join("\n");
}

/** Where and when something was measured. */
export function measuredOn(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model.trim()}, ${cpus().length} cores, ${memory} GB, ${type()} ${release()}, Node ${process.version}.`;
}

/** Puts a section into `docs/performance.md`, in place of the one with the same heading. */
export async function writeSection(heading: string, ...paragraphs: string[]): Promise<void> {
  const [start = "", ...sections] = (await readFile(file, "utf8")).split(/\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(`## ${heading}\n`));
  const all = [...others, [`## ${heading}`, ...paragraphs].join("\n\n")].sort();
  await writeFile(file, [start, ...all].map((part) => `${part.trim()}\n`).join("\n"));
}
