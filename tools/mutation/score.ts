import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const report = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
});

/** What counts: a mutant that a test noticed, and one that none did. Others could not be run. */
const noticed = ["Killed", "Timeout"];
const unnoticed = ["Survived", "NoCoverage"];

/** What Stryker's JSON report says in short: "93.5 % (290 of 310 killed)". */
export function mutationScore(file: string): string {
  if (!existsSync(file)) return "no report";
  const { files } = v.parse(report, JSON.parse(readFileSync(file, "utf8")));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((m) => m.status));
  const killed = statuses.filter((status) => noticed.includes(status)).length;
  const all = killed + statuses.filter((status) => unnoticed.includes(status)).length;
  return `${((100 * killed) / all).toFixed(1)} % (${killed} of ${all} killed)`;
}
