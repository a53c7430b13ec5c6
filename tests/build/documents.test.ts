import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";

const made = ["build", "generated", "node_modules", "test-results", ".mailbox", ".env"];

/** Named as something that a reader would make, or that a tool writes first for a charity. */
const examples = ["content/wo/", "content/receipts/", "content/receipts/receipts.json"];

type NamedThings = {
  readonly paths: readonly string[];
  readonly scripts: readonly string[];
};

const pathLike = /^(?:[\w.@-]+\/)*[\w.@-]+\/?$/u;

function namedThings(markdown: string, folder: string, roots: ReadonlySet<string>): NamedThings {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, "");
  const links = [...prose.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/gu)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/u.test(target))
    .map((target) => `${folder === "" ? "" : `${folder}/`}${target}`);
  const code = [...prose.matchAll(/`([^`\n]+)`/gu)]
    .map(([, text = ""]) => text)
    .filter((text) => pathLike.test(text) && roots.has(text.split("/")[0] ?? ""));
  const scripts = [...markdown.matchAll(/npm run (?:--silent )?([\w:-]+)/gu)];
  return {
    paths: [...new Set([...links, ...code])],
    scripts: [...new Set(scripts.map(([, name = ""]) => name))],
  };
}

function wrongNames(): string[] {
  const { scripts } = v.parse(
    v.object({ scripts: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const roots = new Set(readdirSync("."));

  return globSync(["*.md", "docs/**/*.md", ".github/**/*.md"]).flatMap((file) => {
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
}

test("every file and npm script that a document names exists", () => {
  expect(wrongNames()).toEqual([]);
});
