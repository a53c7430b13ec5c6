import { parseArgs } from "node:util";
import { stop, UserError } from "../src/content/content-error.server.ts";
import { compareSite, type Difference, publishedFiles } from "./compare/compare-site.ts";

const usage = `npm run compare -- https://the.site [--folder build/client]
  says which files of a public site are not as in the build of the same commit (npm run build), or missing`;

const headings = [
  "WHO IS PAID MAY BE ANOTHER:",
  "Files that say who is paid:",
  "Other files:",
] as const;

function readAsked() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { folder: { type: "string", default: "build/client" } },
    });
    const [address = "", ...more] = positionals;
    if (/^https?:$/.test(URL.parse(address)?.protocol ?? "") && more.length === 0) {
      return { site: new URL(address), folder: values.folder };
    }
  } catch (error) {
    // Node throws a TypeError for an unknown option.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new UserError(usage);
}

function listDifferences(differences: readonly Difference[], files: number): string {
  if (differences.length === 0) return `All ${files} files are as built.`;
  const parts = headings.flatMap((heading, urgency) => {
    const lines = differences
      .filter((difference) => difference.urgency === urgency)
      .map(({ path, problem }) => `  ${path}  ${problem}`);
    return lines.length > 0 ? [heading, ...lines] : [];
  });
  const count = `${differences.length} of ${files} files are not as built.`;
  return [...parts, `${count} docs/deploying.md, “After each deploy”, says what to do.`].join("\n");
}

async function compareSites(): Promise<string> {
  const { site, folder } = readAsked();
  const differences = await compareSite(site, folder);
  if (differences.length > 0) process.exitCode = 1;
  return listDifferences(differences, publishedFiles(folder).length);
}

await compareSites().then(console.info, stop);
