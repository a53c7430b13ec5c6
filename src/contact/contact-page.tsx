import type { ReactNode } from "react";
import type { Shell } from "../layouts/shell.ts";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { ContactDetails } from "./contact-details.tsx";
import type { ContactTexts } from "./contact-texts.ts";

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
