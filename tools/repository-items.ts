import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** GitHub reads the first, GitLab the second. */
const ownersFiles = [".github/CODEOWNERS", ".gitlab/CODEOWNERS"];

const lockFile = v.object({
  packages: v.record(v.string(), v.object({ integrity: v.optional(v.string()) })),
});

/** What the launch check asks of the repository and of the machine that builds. @param folder the project's */
export function repositoryItems(folder = "."): string[] {
  const unchecked = uncheckedPackages(folder).filter((path) => existsSync(join(folder, path)));
  return [
    ...(ownersFiles.every((file) => isPlaceholder(join(folder, file)))
      ? [
          `${ownersFiles.join(" or ")}: @change-me is nobody. Name the team that reads changes, in your forge's.`,
        ]
      : []),
    ...(unchecked.length > 0
      ? [
          `package-lock.json has no checksum of ${unchecked.join(", ")}. Build on Linux (x64) with glibc.`,
        ]
      : []),
  ];
}

function isPlaceholder(file: string): boolean {
  return !existsSync(file) || readFileSync(file, "utf8").includes("@change-me/");
}

/** @returns the places of the packages that npm would install without comparing a checksum */
export function uncheckedPackages(folder = "."): string[] {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  return Object.entries(v.parse(lockFile, lock).packages)
    .filter(([path, { integrity }]) => path !== "" && !integrity?.startsWith("sha512-"))
    .map(([path]) => path);
}
