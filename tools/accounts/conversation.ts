import { existsSync, readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { parse, stringify } from "yaml";
import { inTerminalLanguage } from "../../src/content/terminal-language.server.ts";

/** Shows a text. Of a question it gives what was typed. */
export type Terminal = (text: string, isQuestion: boolean) => Promise<string>;
export type Conversation = ReturnType<typeof converse>;

const answersSchema = v.record(v.string(), v.string());

/** Asks each question once. The answers lie beside the spreadsheet, since they repeat its cells. */
export function converse(file: string, terminal: Terminal) {
  const written = existsSync(file) ? parse(readFileSync(file, "utf8")) : {};
  const answers = v.parse(answersSchema, written ?? {});
  const said = new Set<string>();

  /**
   * @param read makes a value of an answer, the same of that value, and `undefined` of anything else
   * @param key under which the value is kept; without it the question is asked each time
   */
  async function ask<Value extends string>(
    question: string,
    read: (answer: string) => Value | undefined,
    key = "",
  ): Promise<Value> {
    const known = answers[key];
    let value = known === undefined ? undefined : read(known);
    while (value === undefined) {
      value = read((await terminal(inTerminalLanguage(question), true)).trim());
      if (value === undefined) await terminal(inTerminalLanguage("This is no answer here."), false);
    }
    if (key === "" || value === known) return value;
    answers[key] = value;
    writeFileSync(file, stringify(answers, { lineWidth: 0 }));
    return value;
  }

  /** @param options words by value; a person answers with their number */
  function choose<Value extends string>(
    question: string,
    options: Readonly<Partial<Record<Value, string>>>,
    key?: string,
  ): Promise<Value> {
    const lines = Object.values<string | undefined>(options).map(
      (words = "", index) => `  ${index + 1}  ${inTerminalLanguage(words)}`,
    );
    const isValue = (text: string): text is Value => Object.hasOwn(options, text);
    const read = (answer: string) =>
      [answer, Object.keys(options)[Number(answer) - 1] ?? ""].find(isValue);
    return ask([inTerminalLanguage(question), ...lines].join("\n"), read, key);
  }

  /** Says nothing without lines, and nothing twice. */
  async function say(title: string, lines: readonly string[] = [""]): Promise<void> {
    const text = [title, ...lines].filter(Boolean).map(inTerminalLanguage).join("\n");
    if (lines.length > 0 && !said.has(text)) await terminal(text, false);
    said.add(text);
  }
  return { ask, choose, say };
}
