import { findLaunchProblems } from "./launch/find-problems.ts";
import { listProblems } from "./launch/list-problems.ts";

/** Lists what must not go public as it is. Ends with 1 when there is something, else with 0. */
const problems = findLaunchProblems(new Date());
console.info(listProblems(problems));
process.exitCode = problems.length === 0 ? 0 : 1;
