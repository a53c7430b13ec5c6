import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { parse } from "yaml";
import { inTerminalLanguage } from "./terminal-language.server.ts";

test.each([
  ["line 4, amount", "ligne 4, amount"],
  ["hero.badge, line 12", "hero.badge, ligne 12"],
  [
    'expected a text, found 22236000000; put it in quotes: "22236000000"',
    'attendu : un texte ; trouvé : 22236000000 ; mettez la valeur entre guillemets droits : "22236000000"',
  ],
  ["this key is missing; expected a list", "cette clé manque ; attendu : une liste"],
  ["a sentence that nobody has translated", "a sentence that nobody has translated"],
])("terminal in French: says “%s” in French where the list has it", (english, french) => {
  vi.stubEnv("LC_ALL", "");
  vi.stubEnv("LANG", "fr_FR.UTF-8");
  expect(inTerminalLanguage(english)).toBe(french);
  vi.stubEnv("LC_ALL", "C");
  expect(inTerminalLanguage(english)).toBe(english);
});

test("list of French sentences: has only sentences that the build still says", () => {
  const plain = (text: string) => text.replaceAll(/"\s*\+\s*["`]|\\"/g, "");
  const files = globSync(["{src,tools}/**/*.ts", "tools/**/*.yaml"]);
  const code = plain(files.map((file) => readFileSync(file, "utf8")).join(""));
  const list: object = parse(readFileSync("src/terminal/messages.fr.yaml", "utf8"));
  const gone = Object.keys(list).filter((english) =>
    english.split(/\{\w+\}/).some((part) => !code.includes(part.replace(/^[:;,] |; $/g, ""))),
  );
  expect(gone).toEqual([]);
});
