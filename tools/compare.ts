import { stop, UserError } from "../src/content/content-error.server.ts";
import { compareSite, publishedFiles } from "./compare/compare-site.ts";

const usage = `npm run compare -- https://the.site [build/client]
  says which files of a public site are not as in the build of the same commit (npm run build), or missing`;

/** Says first whether who is paid is another, then why files differ, then which. */
async function compareSites([address = "", folder = "build/client"]: string[]): Promise<string> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol)) throw new UserError(usage);
  const { payee, causes, others } = await compareSite(site, folder);
  const count = publishedFiles(folder).length;
  if (payee.size + causes.size + others.size === 0) return `All ${count} files are as built.`;
  process.exitCode = 1;
  const indented = (lines: Set<string>) => [...lines].sort().map((line) => `  ${line}`);
  return [
    payee.size > 0 ? "WHO IS PAID MAY BE ANOTHER:" : "Who is paid is as built.",
    ...indented(payee),
    ...causes,
    ...(others.size > 0 ? ["Other files that are not as built:", ...indented(others)] : []),
    "docs/deploying.md, “After each deploy”, says what to do.",
  ].join("\n");
}

await compareSites(process.argv.slice(2)).then(console.info, stop);
