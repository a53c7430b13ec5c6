import type { ReactNode } from "react";
import * as v from "valibot";
import { formsSchema, wordsOfForm } from "../forms/forms-texts.ts";
import type { Language } from "../i18n/languages-schema.ts";
import type { Shell } from "../layouts/shell.ts";
import { telLink, whatsappLink } from "../ui/contact-links.ts";
import { Ltr } from "../ui/ltr.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Rosette } from "../ui/rosette.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
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
      <PageOpening
        title={hero.title}
        lead={hero.lead}
        beside={<ContactDetails texts={details} />}
      />
      <Section title={form.title} lead={form.lead} layout="beside">
        {children}
      </Section>
    </StaticPart>
  );
}

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink active:text-accent";

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
            <a
              href={telLink(phone)}
              className={`${linkLook} text-lead sm:whitespace-nowrap sm:text-section`}
            >
              <Ltr>{phone}</Ltr>
            </a>
          </Line>
          <Line label={texts.whatsapp.label}>
            <a href={whatsappLink(shell)} rel="noreferrer" className={linkLook}>
              {texts.whatsapp.value}
            </a>
          </Line>
          <Line label={texts.email.label}>
            <a href={`mailto:${email}`} className={linkLook}>
              <Ltr>{email}</Ltr>
            </a>
          </Line>
          <Line label={texts.location.label}>
            <span className="inline-flex min-h-11 items-center">{texts.location.value}</span>
          </Line>
        </dl>
        <p className="mt-4 font-semibold text-accent">{texts.reply}</p>
        <a href={shell.paths.questions} className={linkLook}>
          {texts.questions}
        </a>
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
