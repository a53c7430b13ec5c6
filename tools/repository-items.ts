import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** GitHub reads the first file, GitLab the second. */
const ownersFiles = [".github/CODEOWNERS", ".gitlab/CODEOWNERS"];

/** The launch check's items about the repository. @param folder of the project */
export function repositoryItems(folder = "."): string[] {
  if (!ownersFiles.every((file) => isPlaceholder(join(folder, file)))) return [];
  return [
    `${ownersFiles.join(" or ")}: @change-me is nobody. Name the team that reads changes, in your forge's.`,
  ];
}

function isPlaceholder(file: string): boolean {
  return !existsSync(file) || readFileSync(file, "utf8").includes("@change-me/");
}
