import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path";
import { expect, test } from "vitest";

const madeFolders = ["build", "generated", "node_modules", "test-results", ".mailbox", ".env"];

/** Paths that whoever follows them creates. */
const examples = ["content/wo/"];

const pathLike = /^(?:[\w.@-]+\/)*[\w.@-]+\/?$/u;
const roots = new Set(readdirSync("."));

/** The targets of links, and code that begins like a path of the project. */
function pathsIn(markdown: string, folder: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gmu, "");
  const links = [...prose.matchAll(/\]\((?![a-z]+:)([^)\s#]+)(?:#[^)]*)?\)/gu)];
  const code = [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, text = ""]) => text);
  return [
    ...links.map(([, target = ""]) => normalize(`${folder}/${target}`)),
    ...code.filter((text) => pathLike.test(text) && roots.has(text.split("/")[0] ?? "")),
  ];
}

test.each(globSync(["*.md", "docs/**/*.md", ".github/**/*.md"]))(
  "documents: %s names only files and npm scripts that exist",
  (file) => {
    const markdown = readFileSync(file, "utf8");
    const gone = pathsIn(markdown, dirname(file)).filter((path) => {
      const isMade = madeFolders.includes(path.split("/")[0] ?? "");
      return !isMade && !examples.includes(path) && !existsSync(path);
    });
    expect(gone).toEqual([]);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    for (const [, name = ""] of markdown.matchAll(/npm run (?:--silent )?([\w:-]+)/gu)) {
      expect(Object.keys(scripts)).toContain(name);
    }
  },
);
