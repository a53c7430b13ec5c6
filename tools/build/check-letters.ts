import { globSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, readYaml } from "../../src/lib/content/read-yaml.server.ts";
import { say } from "../../src/lib/terminal/say.server.ts";
import { shownLetters } from "../prepare-assets.ts";

/** Every value of texts or data by its key, such as `hero.title` or `steps.0`. */
function leavesOf(data: unknown, path: readonly string[] = []): [string, unknown][] {
  if (typeof data !== "object" || data === null) return [[path.join("."), data]];
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** Warns of letters that a phone shows in another typeface, each with the first text that has it. */
export function checkLetters(): void {
  const places = new Map<string, string>();
  for (const file of globSync("**/*.yaml", { cwd: contentFolder() }).sort()) {
    for (const [key, text] of leavesOf(readYaml(file))) {
      for (const letter of `${text}`.normalize("NFC").match(/[\p{L}\p{M}]/gu) ?? []) {
        if (shownLetters.has(letter) || places.has(letter)) continue;
        places.set(letter, `${letter}  ${join(contentFolder(), file)}: ${key}`);
      }
    }
  }
  if (places.size === 0) return;
  const title = say("The typeface has no such letters; phones show them in another one:");
  console.warn([title, ...places.values()].join("\n  "));
}
