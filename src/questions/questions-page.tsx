import type { ReactNode } from "react";
import type { QuestionsTexts } from "../../generated/texts.ts";
import { loadTexts } from "../content/load-content.server.ts";
import { TeaImage } from "../get-involved/get-involved-page.tsx";
import { CallToAction } from "../layouts/call-to-action.server.tsx";
import type { Shell } from "../shell/shell.server.ts";
import { StaticPart } from "../shell/static-part.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { PageHero } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { type AnswerValue, answerValues, paragraphsOf, type Question } from "./answers.server.ts";

/** Answers are always open, so that a browser's search and a link find them without a script. */
export function QuestionsPage({ shell }: { shell: Shell }) {
  const { title, lead, index, sections, closing } = loadTexts("questions", shell.language);
  const nodes = Object.fromEntries(
    Object.entries(answerValues(shell.language)).map(([name, value]) => [
      name,
      <Value key={name} value={value} />,
    ]),
  );
  return (
    <StaticPart shell={shell}>
      <PageHero title={title} lead={lead} beside={<TeaImage className="max-lg:hidden" />} />
      <div className="page-width section-space gap-x-16 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <Index name={index} sections={sections} />
        <div className="grid gap-12 max-lg:mt-12">
          {sections.map((section) => (
            <section key={section.title}>
              <h2 className="text-section">{section.title}</h2>
              {section.questions.map((question) => (
                <Answered key={question.id} question={question} values={nodes} />
              ))}
            </section>
          ))}
        </div>
      </div>
      <CallToAction texts={closing} to={["contact"]} />
    </StaticPart>
  );
}

function Index({ name, sections }: { name: string; sections: QuestionsTexts["sections"] }) {
  return (
    <nav aria-label={name} className="index-beside print:hidden">
      {sections.map(({ title, questions }) => (
        <div key={title} className="mb-4">
          <p className="font-semibold text-accent">{title}</p>
          <ul>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type AnsweredProps = { question: Question; values: Readonly<Record<string, ReactNode>> };

function Answered({ question, values }: AnsweredProps) {
  return (
    <article id={question.id} className="asked">
      <h3 className="text-title">
        <a href={`#${question.id}`}>{question.question}</a>
      </h3>
      <div className="mt-2 grid max-w-text gap-3">
        {paragraphsOf(question).map((paragraph) => (
          <p key={paragraph.template}>
            <Trans text={paragraph} values={values} />
          </p>
        ))}
      </div>
    </article>
  );
}

function Value({ value: { text, href, ltr, isPayee } }: { value: AnswerValue }) {
  const whole = text.includes("@") ? "" : "whitespace-nowrap";
  const shown = ltr ? <Ltr className={whole}>{text}</Ltr> : <bdi>{text}</bdi>;
  if (href === undefined) {
    return (
      <span data-payee={isPayee ? "" : undefined} className="font-semibold">
        {shown}
      </span>
    );
  }
  return <InlineLink href={href}>{shown}</InlineLink>;
}
