import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { writeServiceWorker } from "../../tools/build/write-service-worker.ts";
import { filesEndingIn } from "./files-ending-in.ts";

/** @returns the path that the script of the Donate island had before */
export async function deployNewBuild(root: string, from: string, to: string): Promise<string> {
  const old = await filesEndingIn(root, ".br", ".gz", "service-worker.js");
  await Promise.all(old.map((file) => rm(file)));
  const scripts = await filesEndingIn(join(root, "assets"), ".js");
  const script = scripts.find((file) => basename(file).startsWith("donate-island"));
  if (script === undefined) throw new Error("no script for the Donate island");
  const [name, newName] = [basename(script), "donate-island.newbuild.js"];
  await rename(script, join(dirname(script), newName));
  for (const file of await filesEndingIn(root, ".html", ".js")) {
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replaceAll(name, newName).replaceAll(from, to));
  }
  await writeServiceWorker(root);
  return `/assets/${name}`;
}
