import { languages, loadTexts } from "../../src/lib/content/load-content.server.ts";
import { loadExamples } from "../../src/lib/content/records.server.ts";
import { isPlaceholder, loadSite } from "../../src/lib/content/site.server.ts";
import { say } from "../../src/lib/terminal/say.server.ts";
import { UserError } from "../../src/lib/terminal/user-error.server.ts";

/**
 * Warns of values that belong to nobody and of records that are made up.
 * @throws UserError instead when `LAUNCH=1` asks for a public site
 */
export function checkPlaceholders(): void {
  const site = loadSite();
  const parts = [site, site.bankily, ...(site.otherWays ?? []), ...(site.fromAbroad ?? [])];
  const found = parts
    .flatMap((part) => Object.entries(part))
    .filter(([, value]) => isPlaceholder(value))
    .map(([key, value]) =>
      say("{key}: “{value}” is a placeholder; put what is true", { key, value: `${value}` }),
    );
  checkReference(site.bankily.reference);
  const examples = say("examples: all records are made up; write false, and add your own");
  if (loadExamples()) found.push(examples);
  if (found.length === 0) return;
  if (process.env["LAUNCH"] === "1") {
    const title = say("This site is not ready for the public (LAUNCH=1). Change in content/:");
    throw new UserError([title, ...found].join("\n  "));
  }
  const advice =
    "{count} placeholders are left. Before the site is public, read docs/before-launch.md.";
  console.warn(say(advice, { count: found.length }));
}

/** The charity may choose another reference, but forgets it easily when its name changes. */
function checkReference(reference: string): void {
  const names = languages().map((language) => loadTexts("ui", language).name);
  if (names.some((name) => reference.includes(name))) return;
  const words =
    "site.yaml: bankily.reference: “{reference}” does not have the name of ui.yaml, {name}";
  console.warn(say(words, { reference, name: names.join(", ") }));
}
