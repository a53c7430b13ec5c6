import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import french from "./messages.fr.json" with { type: "json" };

test.each([
  [{ LC_ALL: "", LANG: "fr_FR.UTF-8" }, "1 caractères au plus\n"],
  [{ LC_ALL: "C", LANG: "fr_FR.UTF-8" }, "at most 1 characters\n"],
])("programs: speak the language of the terminal, %j", (language, said) => {
  const program = `import { say } from "${import.meta.dirname}/say.server.ts";
    console.info(say("at most {count} characters", { count: 1 }));`;
  const env = { ...process.env, ...language };
  const output = execFileSync(process.execPath, ["--eval", program], { env });
  expect(output.toString()).toBe(said);
});

test("French sentences: each belongs to one that a program says", () => {
  const withoutEscapes = (text: string) => text.replaceAll("\\", "");
  const files = globSync("{src,server,tools}/**/*.ts", { exclude: ["**/*.test.ts"] });
  const code = withoutEscapes(files.map((file) => readFileSync(file, "utf8")).join(""));
  const unused = Object.keys(french)
    .map(withoutEscapes)
    .filter((english) => !code.includes(`"${english}"`) && !code.includes(`'${english}'`));
  expect(unused).toEqual([]);
});
