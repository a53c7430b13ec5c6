import type { ReactNode } from "react";
import hero from "../../../art/hero.svg?url";
import sign from "../../../art/icon.svg?url";
import { TrustNote } from "../../layouts/examples.server.tsx";
import { loadExamples } from "../../lib/content/records.server.ts";
import { LastMonths } from "../accounts/last-months.server.tsx";
import { EmailLink, PhoneLink, WhatsAppLink } from "../charity/contacts.tsx";
import { giftPrograms } from "../charity/programs.ts";
import { Registration, statsIn } from "../charity/trust.server.tsx";
import { HolderName } from "../donate/bankily/payee-value.tsx";
import { OpenNeed } from "../donate/need/open-need.server.tsx";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { InlineLink, TextLink } from "../ui/button.tsx";
import { PageHero, SheetSection } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

/** One sheet of paper for partners and journalists, made from what the other pages say. */
export const FactsPage = pageOf(({ shell }) => {
  const { title, lead, counted, pictures, give } = useTexts("facts");
  const { programs, impact } = useTexts("home");
  return (
    <>
      <PageHero title={title} lead={lead} />
      <div className="page-width section-space print:py-0 print:text-[9pt] print:[&_section]:py-1.5">
        <Who />
        <SheetSection title={impact.title}>
          <div>
            {Object.values(statsIn(shell)).map(({ value, label }) => (
              <Line key={label} label={label}>
                {value}
              </Line>
            ))}
          </div>
          <p>{counted}</p>
          {loadExamples() ? <TrustNote /> : <LastMonths />}
        </SheetSection>
        <SheetSection title={programs.title}>
          {giftPrograms.map((id) => (
            <Line key={id} label={programs[id].title}>
              {programs[id].description}
            </Line>
          ))}
        </SheetSection>
        <SheetSection title={give.title}>
          <p>{give.text}</p>
        </SheetSection>
        <SheetSection title={pictures.title}>
          <p>{pictures.text}</p>
          <p className="flex flex-wrap gap-x-6 print:hidden">
            <TextLink href={hero} download="tent.svg">
              {pictures.drawing}
            </TextLink>
            <TextLink href={sign} download="sign.svg">
              {pictures.sign}
            </TextLink>
          </p>
        </SheetSection>
        <SheetSection title={shell.ui.footer.contact}>
          <p className="flex flex-wrap gap-x-6">
            <PhoneLink />
            <WhatsAppLink>{shell.ui.footer.whatsapp}</WhatsAppLink>
            <EmailLink as={TextLink} />
          </p>
        </SheetSection>
      </div>
      {/* Paper would keep it beyond its day. */}
      <div className="print:hidden">
        <OpenNeed />
      </div>
    </>
  );
});

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <b className="font-semibold">
        <Trans text={useShell().ui.label} values={{ label: <>{label}</> }} />
      </b>{" "}
      {children}
    </p>
  );
}

function Who() {
  const { paths, site, ui } = useShell();
  const texts = useTexts("facts");
  const { founders, leadership } = useTexts("about");
  const named = [...founders.people, ...leadership.people].flatMap((person) =>
    person.name ? `${person.name} (${person.role})` : [],
  );
  return (
    <SheetSection title={ui.name}>
      <p>
        <Trans text={texts.who} values={{ founded: site.founded }} /> {ui.tagline}
      </p>
      <Line label={texts.registration}>
        {site.registration ? <Registration {...site.registration} /> : texts.noRegistration}
      </Line>
      <div data-payee="">
        <Line label={texts.account}>
          <HolderName />{" "}
          <InlineLink href={`${paths.questions}#whose-account`}>
            {useTexts("donate").account}
          </InlineLink>
        </Line>
      </div>
      <Line label={texts.names}>{named.length > 0 ? named.join("; ") : texts.noNames}</Line>
    </SheetSection>
  );
}
