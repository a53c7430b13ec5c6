import { PageOpening } from "../components/page-opening.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import { contactSchema } from "../content/schemas/contact.ts";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import type { Route } from "./+types/contact";

export const loader = textsLoader("contact.yaml", contactSchema);
export const meta = describeHead;
export const handle = { interactive: true };

export default function ContactPage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening title={texts.hero.title} lead={texts.hero.lead} />
      <div className="page-width section-space grid gap-12 lg:grid-cols-[1fr_1.6fr]">
        <ContactDetails texts={texts.details} />
        <section>
          <h2 className="text-section">{texts.form.title}</h2>
          <p className="mt-2">{texts.form.lead}</p>
        </section>
      </div>
    </>
  );
}
