import { execFileSync } from "node:child_process";

/**
 * The only time that a build uses, so that a commit gives the same bytes on any machine and day. It
 * is `SOURCE_DATE_EPOCH` (reproducible-builds.org), the time of the commit, or now without git.
 * @throws Error when `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function commitTime(): Date {
  const given = process.env["SOURCE_DATE_EPOCH"];
  if (given !== undefined && !/^\d{1,11}$/.test(given)) {
    throw new Error(`SOURCE_DATE_EPOCH: ${given} is no number of seconds`);
  }
  committed ??= lastCommit();
  return new Date(given === undefined ? committed : Number(given) * 1000);
}

let committed: number | undefined;

function lastCommit(): number {
  try {
    const seconds = execFileSync("git", ["log", "-1", "--format=%ct"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(seconds) * 1000;
  } catch {
    return Date.now();
  }
}
