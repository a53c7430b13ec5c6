import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import { MessageForm } from "../contact/message-form.tsx";
import { loadTexts } from "../content/load-content.server.ts";
import { contactSchema } from "../content/schemas/contact.ts";
import { formsSchema } from "../content/schemas/forms.ts";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import type { Route } from "./+types/contact";

const loadPage = textsLoader("contact.yaml", contactSchema);

export function loader({ request }: Route.LoaderArgs) {
  return {
    ...loadPage({ request }),
    formTexts: loadTexts("forms.yaml", formsSchema, languageOfRequest(request)),
  };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function ContactPage({ loaderData: { texts, formTexts } }: Route.ComponentProps) {
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
