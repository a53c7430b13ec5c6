import type { ReactNode } from "react";
import type { QuestionsTexts } from "../../../generated/texts.ts";
import { CallToAction } from "../../layouts/call-to-action.server.tsx";
import { helpAnswer } from "../../lib/addresses/addresses.server.ts";
import { telUrl } from "../charity/contact-links.ts";
import { WhatsAppButton } from "../charity/contacts.tsx";
import { TeaDrawing } from "../charity/drawings.server.tsx";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, InlineLink } from "../ui/button.tsx";
import { Phone } from "../ui/icons.tsx";
import { PageHero } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { type AnswerValue, answerValues, paragraphsOf, type Question } from "./answers.server.ts";

/** Answers are open where no script folds them, so that search, links and paper reach them. */
export const QuestionsPage = pageOf(({ shell }) => {
  const { title, lead, sections, closing } = useTexts("questions");
  const nodes = Object.fromEntries(
    Object.entries(answerValues(shell.language)).flatMap(([name, value]) =>
      value ? [[name, <Value key={name} value={value} />]] : [],
    ),
  );
  return (
    <>
      <PageHero
        title={title}
        lead={lead}
        beside={<TeaDrawing className="max-md:hidden" />}
        align="picture"
      />
      <div className="page-width section-space grid gap-12 print:gap-4">
        {sections.map((section) => (
          <section key={section.title} className="section-columns">
            <Index section={section} />
            <div>
              {section.questions.map((question) => (
                <Answered key={question.id} question={question} values={nodes} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <CallToAction texts={closing} to={["contact"]} />
    </>
  );
});

type IndexProps = { section: QuestionsTexts["sections"][number] };

/** On a wide screen the title and the links of a section stay beside its answers. */
function Index({ section: { title, questions } }: IndexProps) {
  return (
    <div className="index-beside">
      <h2 className="mb-2 text-section">{title}</h2>
      <nav aria-label={title} className="print:hidden">
        <ul>
          {questions.map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`}>{question}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

type AnsweredProps = { question: Question; values: Readonly<Record<string, ReactNode>> };

function Answered({ question, values }: AnsweredProps) {
  return (
    <article id={question.id} className="question">
      <details open>
        <summary className="fold">
          <h3 className="inline text-title">{question.question}</h3>
        </summary>
        <div className="mt-2 grid max-w-text gap-3 pb-4">
          {paragraphsOf(question, values).map((paragraph) => (
            <p key={paragraph.template}>
              <Trans text={paragraph} values={values} />
            </p>
          ))}
          {question.id === helpAnswer && <HelpButtons />}
        </div>
      </details>
    </article>
  );
}

function HelpButtons() {
  const { site } = useShell();
  const { call, whatsapp, message } = useTexts("questions").help;
  const phone = <Ltr className="min-[15rem]:whitespace-nowrap">{site.phone}</Ltr>;
  return (
    <div data-payee="" className="grid gap-3 text-lead sm:grid-cols-2 print:hidden">
      <ButtonLink variant="main" icon={Phone} href={telUrl(site.phone)}>
        <Trans text={call} values={{ phone }} />
      </ButtonLink>
      <WhatsAppButton variant="main" message={message}>
        {whatsapp}
      </WhatsAppButton>
    </div>
  );
}

function Value({ value: { text, href, ltr, isPayee } }: { value: AnswerValue }) {
  const whole = text.includes("@") ? "" : "min-[15rem]:whitespace-nowrap";
  const words = ltr ? <Ltr className={whole}>{text}</Ltr> : <bdi>{text}</bdi>;
  const { payee } = useShell().ui;
  const value = href ? (
    <InlineLink href={href} className={isPayee ? "inline-block py-0.5" : ""}>
      {words}
    </InlineLink>
  ) : (
    <span className="font-semibold">{words}</span>
  );
  if (!isPayee) return value;
  return (
    <span data-payee-else={payee.inSentence}>
      <span data-payee="">{value}</span>
    </span>
  );
}
