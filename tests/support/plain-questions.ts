import { loadTexts } from "../../src/content/load-content.server.ts";
import { interpolate } from "../../src/i18n/interpolate.ts";
import type { Language } from "../../src/i18n/languages-schema.server.ts";
import { answerValues, paragraphsOf } from "../../src/questions/answers.server.ts";

export function plainQuestions(language: Language) {
  const { sections } = loadTexts("questions", language);
  const values = Object.fromEntries(
    Object.entries(answerValues(language)).map(([name, { text }]) => [name, text]),
  );
  return sections.flatMap(({ questions }) =>
    questions.map((entry) => ({
      question: entry.question,
      answer: paragraphsOf(entry)
        // The placeholders of a paragraph depend on `when`, so the compiler does not know them.
        .map(({ template }) => interpolate<string>({ template }, values))
        .join("\n"),
    })),
  );
}
