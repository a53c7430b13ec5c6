import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { filesEndingIn } from "./site-files.ts";

/** The scripts of the built site: their code by their path, such as `/assets/root-1a2b.js`. */
export type Modules = ReadonlyMap<string, string>;

/** Reads every script of a built site. */
export async function readModules(folder: string): Promise<Modules> {
  const modules = new Map<string, string>();
  for (const file of await filesEndingIn(join(folder, "assets"), ".js")) {
    modules.set(`/assets/${basename(file)}`, await readFile(file, "utf8"));
  }
  return modules;
}
