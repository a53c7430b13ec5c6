import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";
import * as v from "valibot";
import { namedThings } from "./docs/named-things.ts";

/** Checks that every file and every npm script that a document names exists. */

/** Made when the project is installed, built, run or tested. */
const made = ["build", "generated", "node_modules", "test-results", ".mailbox", ".env"];

/** Named as an example of something that a reader would make. */
const examples = ["content/wo/"];

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync("package.json", "utf8")),
);
const roots = new Set(readdirSync("."));

const problems = globSync(["*.md", "docs/**/*.md", ".github/**/*.md"]).flatMap((file) => {
  const folder = dirname(file) === "." ? "" : dirname(file);
  const named = namedThings(readFileSync(file, "utf8"), folder, roots);
  const gone = named.paths.filter((path) => {
    const [root = ""] = normalize(path).split("/");
    return !made.includes(root) && !examples.includes(path) && !existsSync(path);
  });
  const unknown = named.scripts.filter((name) => !(name in scripts));
  return [
    ...gone.map((path) => `${file}: ${normalize(path)} does not exist`),
    ...unknown.map((name) => `${file}: there is no script “${name}”`),
  ];
});

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
