import { PageOpening } from "../components/page-opening.tsx";
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
      <PageOpening title={texts.hero.title} lead={texts.hero.lead} />
      <div className="page-width section-space grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <ContactDetails texts={texts.details} />
        <section>
          <h2 className="text-section">{texts.form.title}</h2>
          <p className="mt-2 mb-6">{texts.form.lead}</p>
          <MessageForm texts={texts.form} formTexts={formTexts} />
        </section>
      </div>
    </>
  );
}
