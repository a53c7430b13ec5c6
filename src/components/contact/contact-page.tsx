import type { ReactNode } from "react";
import type { ContactTexts } from "../../../generated/texts.ts";
import { AsOf } from "../../layouts/payee-notice.server.tsx";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { telUrl } from "../charity/contact-links.ts";
import { EmailLink, WhatsAppButton } from "../charity/contacts.tsx";
import { HiddenPayee } from "../charity/payee-notes.tsx";
import { formTexts } from "../forms/form-texts.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { Phone } from "../ui/icons.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { Ltr } from "../ui/trans.tsx";

export const ContactPage = pageOf<{ children?: ReactNode }>(({ children }) => {
  const { hero, details, form } = useTexts("contact");
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} beside={<ContactDetails texts={details} />} />
      <Section
        title={form.title}
        lead={
          <>
            {form.lead} <span data-payee="">{form.noEmail}</span>
          </>
        }
        layout="beside"
      >
        {children}
      </Section>
    </>
  );
});

function ContactDetails({ texts }: { texts: ContactTexts["details"] }) {
  const { paths, site, ui } = useShell();
  const { check } = useTexts("donate").slip;
  return (
    <section className="envelope-border">
      <div className="relative">
        <Rosette className="absolute end-5 top-5 size-12 text-accent max-[15rem]:hidden sm:end-7 sm:top-7 sm:size-20" />
        <h2 className="text-title min-[15rem]:me-16">{texts.title}</h2>
        <HiddenPayee className="mt-6 sm:mt-10" />
        <div className="mt-6 ruled-details sm:mt-10">
          <Line label={texts.phone.label} data-payee="">
            <ButtonLink variant="main" icon={Phone} href={telUrl(site.phone)} className={wide}>
              <Ltr>{site.phone}</Ltr>
            </ButtonLink>
          </Line>
          <Line label={texts.whatsapp.label} data-payee="">
            <WhatsAppButton variant="main" message={ui.whatsappGreeting} className={wide}>
              {texts.whatsapp.value}
            </WhatsAppButton>
          </Line>
          <Line label={texts.email.label}>
            <EmailLink as={TextLink} />
          </Line>
          <Line label={texts.location.label}>
            <span className="inline-flex min-h-11 items-center">{texts.location.value}</span>
          </Line>
        </div>
        <AsOf className="mt-4 block text-small" />
        <p className="mt-4 font-semibold text-accent">{texts.reply}</p>
        <TextLink href={paths.questions} className="mt-2">
          {texts.questions}
        </TextLink>
        <details className="mt-2 border-t border-line text-small">
          <summary className="fold min-h-11 py-2 font-semibold text-press">{check}</summary>
          <p>{ui.checkNumber}</p>
        </details>
      </div>
    </section>
  );
}

const wide = "mt-1 w-full text-lead";

type LineProps = { label: string; children: ReactNode; "data-payee"?: "" | undefined };

function Line({ label, children, ...attributes }: LineProps) {
  return (
    <div {...attributes}>
      <p>{label}</p>
      <div>{children}</div>
    </div>
  );
}

/** The data of the island. */
export const contactData = ({ language }: Pick<Shell, "language">) => ({
  texts: formTexts("contact", loadTexts("contact", language).form, language),
});

export type ContactData = ReturnType<typeof contactData>;
