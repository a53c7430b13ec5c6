import { isValidPhoneNumber } from "libphonenumber-js/min";
import { loadExamples } from "../../src/content/records.server.ts";
import { loadSite } from "../../src/content/site.server.ts";
import { say } from "../../src/terminal/say.server.ts";
import { UserError } from "../../src/terminal/user-error.server.ts";

/** Words that the guide (docs/editing-content.md) and the first `site.yaml` have in place of a name. */
const sampleName = /^(?:name|holder) (?:of|as) |^example\b/iu;

/** Hosts reserved for examples and tests (RFC 2606, RFC 6761), and profiles without a name. */
const sampleAddress =
  /^(?:https:\/\/)?(?:[^/\s]*[.@])?(?:example|test|invalid|localhost|example\.(?:com|net|org))(?:\/|$)|\b(?:facebook|instagram)\.com\/(?:example\/?)?$/iu;

/** Google's libphonenumber knows with which digits the numbers of a country begin. */
const isPlaceholder = (value: string): boolean =>
  value.startsWith("+")
    ? !isValidPhoneNumber(value)
    : sampleName.test(value) || sampleAddress.test(value);

function placeholdersIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) => placeholdersIn(inner, [...path, key]));
  }
  if (typeof value !== "string" || !isPlaceholder(value)) return [];
  const key = `site.yaml: ${path.join(".")}`;
  return [say("{key}: “{value}” is a placeholder; put what is true", { key, value })];
}

/** What stands in the content in place of what is true. The rest only people can know (docs/deploying.md). */
export const findPlaceholders = (): string[] => [
  ...placeholdersIn(loadSite()),
  ...(loadExamples()
    ? [say("records.yaml: examples: the records are made up; write false, and add your own")]
    : []),
];

/** Warns of placeholders. @throws UserError instead when `LAUNCH=1` asks for a public site */
export function checkPlaceholders(): void {
  const found = findPlaceholders();
  if (found.length === 0) return;
  if (process.env["LAUNCH"] === "1") {
    const title = say("This site is not ready for the public (LAUNCH=1). Change in content/:");
    throw new UserError([title, ...found].join("\n  "));
  }
  console.warn(
    say("{count} placeholders are left. Before the site is public, read docs/deploying.md.", {
      count: found.length,
    }),
  );
}
