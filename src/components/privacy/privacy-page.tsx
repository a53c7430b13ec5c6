import { EmailLink } from "../charity/contacts.tsx";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { Envelope, Rosette } from "../ui/ornament.tsx";
import { PageHero, SheetSection } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

export const PrivacyPage = pageOf(() => {
  const texts = useTexts("privacy");
  return (
    <>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        beside={
          <Envelope lines="m0 0 205 102M524 0 319 102M0 224 175 95M524 224 349 95">
            <Rosette className="size-28 place-self-center text-accent" />
          </Envelope>
        }
      />
      <div className="page-width section-space">
        {Object.entries(texts.sections).map(([id, { title, text }]) => (
          <SheetSection key={id} title={title}>
            {text.map((paragraph) => (
              <p key={typeof paragraph === "string" ? paragraph : paragraph.template}>
                <Trans text={paragraph} values={{ email: <EmailLink /> }} />
              </p>
            ))}
          </SheetSection>
        ))}
      </div>
    </>
  );
});
