import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

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
