import * as v from "valibot";
import { described, head, text, texts, textWithAny } from "../content/kit.ts";

/** Pages that an answer can lead to. */
export const linkedPages = [
  "donate",
  "contact",
  "about",
  "getInvolved",
  "privacy",
  "accounts",
  "myGift",
] as const;

/** What an answer can draw from the rest of the content; `answers.ts` says what each is. */
const answerNames = [
  "phone",
  "reference",
  "holder",
  "since",
  "email",
  "merchantCode",
  "amount",
  "old",
  "ways",
  "abroad",
  "sent",
  "reminder",
  "programs",
  "leaders",
  "roles",
  "foodRole",
  "languages",
  ...linkedPages,
] as const;

export type AnswerName = (typeof answerNames)[number];

/** What `site.yaml` may or may not have. A part of an answer is shown only when its condition holds. */
const conditions = [
  "merchantCode",
  "otherWays",
  "noOtherWays",
  "fromAbroad",
  "notFromAbroad",
] as const;

export type Condition = (typeof conditions)[number];

const question = v.strictObject({
  id: described(
    v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "a name such as how-to-give")),
    "The question’s address on the page; others may have linked to it, so keep it.",
  ),
  question: text,
  answer: v.pipe(
    v.array(
      v.strictObject({
        when: v.exactOptional(
          described(
            v.picklist(conditions),
            "The paragraph stands there only when “The charity” has this, or has it not.",
          ),
        ),
        text: textWithAny(answerNames),
      }),
    ),
    v.nonEmpty("at least one paragraph"),
  ),
});

/** The words of the page: `content/<language>/questions.yaml`. */
export const questionsSchema = v.strictObject({
  head,
  title: text,
  lead: text,
  index: text,
  sections: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        questions: v.pipe(v.array(question), v.nonEmpty("at least one question")),
      }),
    ),
    v.nonEmpty("at least one section"),
    v.check((sections) => {
      const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
      return new Set(ids).size === ids.length;
    }, "each id once"),
  ),
  closing: texts("title", "lead", "contact"),
});

export type QuestionsTexts = v.InferOutput<typeof questionsSchema>;
export type Question = QuestionsTexts["sections"][number]["questions"][number];
