import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentCopy } from "./content-copy.ts";

/** Leaves a copy of the content without any receipt, accounts among the examples included. */
export function removeReceipts({ folder }: ContentCopy): void {
  rmSync(join(folder, "examples"), { recursive: true, force: true });
  rmSync(join(folder, "accounts.csv"), { force: true });
  for (const file of globSync("receipts/*.json", { cwd: folder })) rmSync(join(folder, file));
}
