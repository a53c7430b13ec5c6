import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { interpolate } from "../i18n/interpolate.ts";

const schema = v.record(v.string(), v.string());

/** Loaded once, because most builds have nothing to say. */
let phrases: { pattern: RegExp; french: string }[] | undefined;

function loadPhrases() {
  const list = v.parse(schema, parse(readFileSync("src/terminal/messages.fr.yaml", "utf8")));
  return Object.entries(list).map(([english, french]) => {
    const escaped = english.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const named = escaped.replaceAll(/\\\{(\w+)\\\}/g, "(?<$1>.+?)");
    return { pattern: new RegExp(`^${named}$`, "su"), french };
  });
}

/** POSIX, "Internationalization Variables": the first of these that is set tells the language of messages. */
const isFrench = (): boolean =>
  (process.env["LC_ALL"] || process.env["LC_MESSAGES"] || process.env["LANG"] || "").startsWith(
    "fr",
  );

/** @returns a sentence of the build in French where the terminal is French and the list has it */
export function inTerminalLanguage(english: string): string {
  if (!isFrench()) return english;
  phrases ??= loadPhrases();
  for (const { pattern, french } of phrases) {
    const found = pattern.exec(english);
    if (!found) continue;
    const parts = Object.entries(found.groups ?? {});
    const values = parts.map(([name, part]) => [name, inTerminalLanguage(part)]);
    return interpolate({ template: french }, Object.fromEntries(values));
  }
  return english;
}
