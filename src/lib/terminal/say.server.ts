import { interpolate } from "../i18n/interpolate.ts";
import french from "./messages.fr.json" with { type: "json" };

/** An English sentence with a French one beside it in the list. */
type Sentence = keyof typeof french;

/** POSIX, "Internationalization Variables": the first of these that is set tells the language of messages. */
const { LC_ALL, LC_MESSAGES, LANG = "" } = process.env;
const isFrench = (LC_ALL || LC_MESSAGES || LANG).startsWith("fr");

export const terminalLanguage = isFrench ? "fr" : "en";

/**
 * Gives a sentence in the language of the terminal, French or English. A sentence without French does not compile.
 * @param english the sentence itself, with its `{placeholders}`
 */
export function say(english: Sentence, values: Readonly<Record<string, string | number>> = {}) {
  const texts = Object.entries(values).map(([name, value]) => [name, `${value}`]);
  const template = isFrench ? french[english] : english;
  return interpolate({ template }, Object.fromEntries(texts));
}
