import type { AccessibilityTexts } from "../../../generated/texts.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { choosePlural } from "../../lib/i18n/interpolate.ts";
import { EmailLink } from "../charity/contacts.tsx";
import { pageName } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { Tent } from "../ui/ornament.tsx";
import { listItems, PageHero, SheetSection } from "../ui/section.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import {
  type AccessibilityTests,
  loadAccessibilityTests,
  testIds,
} from "./accessibility-tests.server.ts";

/** The statement follows the W3C's model and claims only what was tested. */
export const AccessibilityPage = pageOf(({ shell }) => {
  const { language, paths } = shell;
  const texts = useTexts("accessibility");
  const { standard, limits, report } = texts;
  const facts = loadAccessibilityTests();
  const contact = <InlineLink href={paths.contact}>{pageName("contact", language)}</InlineLink>;
  return (
    <>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        beside={<Tent className="mx-auto size-56 text-press max-lg:hidden print:hidden" />}
      />
      <div className="page-width section-space">
        <SheetSection title={standard.title}>
          <p>
            <Trans text={standard.text} values={{ standard: facts.standard, level: facts.level }} />
          </p>
        </SheetSection>
        <Tested texts={texts.tests} tests={facts.tests} />
        <SheetSection title={limits.title}>
          <ul className="bullets grid gap-2">{listItems(limits.items)}</ul>
        </SheetSection>
        <SheetSection title={report.title}>
          <p>
            <Trans text={report.text} values={{ email: <EmailLink />, contact }} />
          </p>
          <p>
            <Trans
              text={choosePlural(report.answer, facts.answerHours, language.locale)}
              values={{ count: String(facts.answerHours) }}
            />
          </p>
        </SheetSection>
        <p className="border-t border-line pt-6 text-small text-ink-soft">
          <Trans text={texts.written} values={{ date: <FullDay day={facts.written} /> }} />
        </p>
      </div>
    </>
  );
});

type Tests = { texts: AccessibilityTexts["tests"]; tests: AccessibilityTests["tests"] };

function Tested({ texts, tests }: Tests) {
  return (
    <SheetSection title={texts.title}>
      <p>{texts.lead}</p>
      <ul className="-mb-4 ruled border-t border-line">
        {testIds.map((id) => (
          <li key={id} className="py-4">
            {texts[id]}
            <p className="text-small text-ink-soft">
              <Trans
                text={texts.line}
                values={{
                  tool: <Ltr>{tests[id].tool.replace(/ (?=\d)/g, "\u00a0")}</Ltr>,
                  date: <FullDay day={tests[id].on} />,
                }}
              />
            </p>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function FullDay({ day }: { day: string }) {
  const { language } = useShell();
  return <time dateTime={day}>{dayIn(day, language)}</time>;
}
