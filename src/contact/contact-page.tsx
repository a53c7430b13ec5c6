import type { ReactNode } from "react";
import * as v from "valibot";
import { formsSchema, wordsOfForm } from "../forms/forms-texts.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { Shell } from "../layouts/shell.ts";
import { charityWhatsAppUrl, telUrl } from "../ui/contact-links.ts";
import { TextLink } from "../ui/link.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { PageHero, Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { contactErrorCodes } from "./contact-form.ts";
import type { ContactTexts } from "./contact-texts.ts";

const ownErrors = v.object(v.pick(formsSchema.entries.errors, contactErrorCodes).entries);

/** What the contact form says that the volunteer form says too, in a language. */
export const contactFormTexts = (language: Language) => wordsOfForm("contact", ownErrors, language);

/** What the island is given. */
export type ContactFormProps = {
  readonly texts: ContactTexts["form"];
  readonly formTexts: ReturnType<typeof contactFormTexts>;
};

type ContactPageProps = {
  shell: Shell;
  texts: Omit<ContactTexts, "head">;
  /** The form's island. */
  children?: ReactNode;
};

export function ContactPage({ shell, texts: { hero, details, form }, children }: ContactPageProps) {
  return (
    <StaticPart shell={shell}>
      <PageHero title={hero.title} lead={hero.lead} beside={<ContactDetails texts={details} />} />
      <Section title={form.title} lead={form.lead} layout="beside">
        {children}
      </Section>
    </StaticPart>
  );
}

/** Where the charity is and every way to reach it, written like the address on an envelope. */
function ContactDetails({ texts }: { texts: ContactTexts["details"] }) {
  const shell = useShell();
  const { phone, email } = shell.site;
  return (
    <section className="airmail shadow-raised">
      <div className="relative bg-white p-5 sm:p-7">
        <Rosette className="absolute end-5 top-5 size-16 text-accent sm:end-7 sm:top-7 sm:size-20" />
        <h2 className="max-w-[12ch] text-title">{texts.title}</h2>
        <dl className="mt-8">
          <Line label={texts.phone.label}>
            <TextLink
              href={telUrl(phone)}
              className="text-lead sm:whitespace-nowrap sm:text-section"
            >
              <Ltr>{phone}</Ltr>
            </TextLink>
          </Line>
          <Line label={texts.whatsapp.label}>
            <TextLink href={charityWhatsAppUrl(shell)} rel="noreferrer">
              {texts.whatsapp.value}
            </TextLink>
          </Line>
          <Line label={texts.email.label}>
            <TextLink href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </TextLink>
          </Line>
          <Line label={texts.location.label}>
            <span className="inline-flex min-h-11 items-center">{texts.location.value}</span>
          </Line>
        </dl>
        <p className="mt-4 font-semibold text-accent">{texts.reply}</p>
        <TextLink href={shell.paths.questions}>{texts.questions}</TextLink>
      </div>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1">
      <dt className="min-w-[6.25rem] text-small text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
