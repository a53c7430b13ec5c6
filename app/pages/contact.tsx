import { useMemo } from "react";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { type ContactData, contactData } from "../contact/contact-data.server.ts";
import { ContactDetails } from "../contact/contact-details.tsx";
import { MessageForm } from "../contact/message-form.tsx";
import { contactSchema } from "../content/schemas/contact.ts";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import type { Route } from "./+types/contact";

const loadPage = textsLoader("contact.yaml", contactSchema);

/** The page's data is one JSON text: the framework's own notation of it weighs 1 KB more. */
export function loader({ request }: Route.LoaderArgs) {
  const { head } = loadPage({ request });
  return { head, packed: JSON.stringify(contactData(languageOfRequest(request))) };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function ContactPage({ loaderData: { packed } }: Route.ComponentProps) {
  const { texts, formTexts } = useMemo(() => unpack(packed), [packed]);
  return (
    <>
      <PageOpening
        title={texts.hero.title}
        lead={texts.hero.lead}
        beside={<ContactDetails texts={texts.details} />}
      />
      <Section title={texts.form.title} lead={texts.form.lead} layout="beside">
        <MessageForm texts={texts.form} formTexts={formTexts} />
      </Section>
    </>
  );
}

function unpack(packed: string): ContactData {
  return JSON.parse(packed);
}
