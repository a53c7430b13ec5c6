import { spawnSync } from "node:child_process";

/**
 * The only time that a build uses, so that a commit gives the same bytes on any machine and day. It
 * is `SOURCE_DATE_EPOCH` (reproducible-builds.org), the time of the commit, or now without git.
 */
export function commitTime(): Date {
  committed ??= lastCommit();
  return new Date(Number(process.env["SOURCE_DATE_EPOCH"] ?? committed) * 1000);
}

let committed: string | undefined;

function lastCommit(): string {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  return stdout?.trim() || `${Math.floor(Date.now() / 1000)}`;
}
