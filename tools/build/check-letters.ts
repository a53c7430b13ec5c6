import { globSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, readYaml } from "../../src/lib/content/read-yaml.server.ts";
import { say } from "../../src/lib/terminal/say.server.ts";
import { shownLetters } from "../prepare-assets.ts";

/** Warns of letters that a phone shows in another typeface, each with the first file that has it. */
export function checkLetters(): void {
  const places = new Map<string, string>();
  for (const file of globSync("**/*.yaml", { cwd: contentFolder() }).sort()) {
    const texts = JSON.stringify(readYaml(file)).normalize("NFC");
    for (const letter of texts.match(/[\p{L}\p{M}]/gu) ?? []) {
      if (shownLetters.has(letter) || places.has(letter)) continue;
      places.set(letter, `${letter}  ${join(contentFolder(), file)}`);
    }
  }
  if (places.size === 0) return;
  const title = say("The typeface has no such letters; phones show them in another one:");
  console.warn([title, ...places.values()].join("\n  "));
}
