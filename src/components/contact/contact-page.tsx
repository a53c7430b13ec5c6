import type { ReactNode } from "react";
import type { ContactTexts } from "../../../generated/texts.ts";
import { AsOf } from "../../layouts/payee-notice.server.tsx";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { EmailLink, PhoneLink, WhatsAppLink } from "../charity/contacts.tsx";
import { HiddenPayee } from "../charity/payee-notes.tsx";
import { formTexts } from "../forms/form-texts.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { TextLink } from "../ui/button.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { PageHero, Section } from "../ui/section.tsx";

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
  const { paths, ui } = useShell();
  return (
    <section className="envelope-border">
      <div className="relative">
        <Rosette className="absolute end-5 top-5 size-12 text-accent max-[15rem]:hidden sm:end-7 sm:top-7 sm:size-20" />
        <h2 className="text-title min-[15rem]:me-16">{texts.title}</h2>
        <HiddenPayee className="mt-6 sm:mt-10" />
        <div className="mt-6 ruled-details sm:mt-10 gap-x-8 md:grid md:grid-cols-2 md:[&>:first-child]:col-span-2 md:[&>:last-child]:col-span-2">
          <Line label={texts.phone.label} data-payee="">
            <PhoneLink className="text-lead sm:text-section" />
            <AsOf className="block text-small" />
          </Line>
          <Line label={texts.whatsapp.label} data-payee="">
            <WhatsAppLink>{texts.whatsapp.value}</WhatsAppLink>
          </Line>
          <Line label={texts.email.label}>
            <EmailLink as={TextLink} />
          </Line>
          <Line label={texts.location.label}>
            <span className="inline-flex min-h-11 items-center">{texts.location.value}</span>
          </Line>
        </div>
        <p className="mt-4 text-small">{ui.checkNumber}</p>
        <p className="mt-4 font-semibold text-accent">{texts.reply}</p>
        <TextLink href={paths.questions} className="mt-2">
          {texts.questions}
        </TextLink>
      </div>
    </section>
  );
}

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
