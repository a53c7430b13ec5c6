import { listedIn } from "../../lib/content/records.server.ts";
import { EmailLink } from "../charity/contacts.tsx";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { PageHero, SheetSection } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

export const PrivacyPage = pageOf(({ shell }) => {
  const texts = useTexts("privacy");
  const values = { email: <EmailLink />, listed: <>{listedIn(shell.language)}</> };
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} beside={<Envelope />} />
      <div className="page-width section-space">
        {Object.entries(texts.sections).map(([id, { title, text }]) => (
          <SheetSection key={id} title={title}>
            {text.map((paragraph) => (
              <p key={typeof paragraph === "string" ? paragraph : paragraph.template}>
                <Trans text={paragraph} values={values} />
              </p>
            ))}
          </SheetSection>
        ))}
      </div>
    </>
  );
});

/** The back of a sealed letter, beside the words of a wide screen. */
function Envelope() {
  return (
    <div aria-hidden="true" className="envelope-border max-lg:hidden print:hidden">
      <div className="relative grid h-56">
        <svg
          viewBox="0 0 524 224"
          aria-hidden
          className="absolute inset-0 size-full fill-none stroke-line stroke-2"
        >
          <path d="m0 0 205 102M524 0 319 102M0 224 175 95M524 224 349 95" />
        </svg>
        <Rosette className="size-28 place-self-center text-accent" />
      </div>
    </div>
  );
}
