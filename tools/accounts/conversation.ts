import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { parseDocument, stringify } from "yaml";
import { say } from "../../src/terminal/say.server.ts";

/** Shows a question and gives what a person typed. */
export type Terminal = (question: string) => Promise<string>;
export type Conversation = ReturnType<typeof converse>;

/** Asks each question once. The answers lie beside the spreadsheet, because they repeat its cells. */
export function converse(file: string, terminal: Terminal) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  // People change this file by hand. A question is asked again when its answer is not among the options any more.
  const schema = v.fallback(v.record(v.string(), v.unknown()), {});
  const answers = v.parse(schema, parseDocument(text).toJS());

  /** A person answers with the number of an option. */
  return async function choose<Option extends { readonly words: string }>(
    question: string,
    options: readonly Option[],
  ): Promise<Option> {
    const known = options.find(({ words }) => words === answers[question]);
    if (known) return known;
    const lines = options.map(({ words }, index) => `  ${index + 1}  ${words}`);
    const typed = await terminal([question, ...lines].join("\n"));
    const chosen = options[Number(typed) - 1];
    if (chosen) Object.assign(answers, { [question]: chosen.words });
    else console.info(say("This is not one of the answers."));
    writeFileSync(file, stringify(answers, { lineWidth: 0 }));
    return choose(question, options);
  };
}

/** Shows a list with its title, and an empty list not at all. */
export function showLines(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.info([title, ...lines].join("\n"));
}
