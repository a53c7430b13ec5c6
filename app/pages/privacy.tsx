import { Ltr } from "../components/ltr.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Words } from "../components/words.tsx";
import { privacySchema } from "../content/schemas/privacy.ts";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/privacy";

const plainSections = ["sent", "receivers", "stays", "tracking", "rates"] as const;

export const loader = textsLoader("privacy.yaml", privacySchema);
export const meta = describeHead;

export default function PrivacyPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { site } = useShell();
  const { rights } = texts.sections;
  const email = (
    <a
      href={`mailto:${site.email}`}
      className="font-semibold text-press underline underline-offset-4"
    >
      <Ltr>{site.email}</Ltr>
    </a>
  );
  return (
    <>
      <PageOpening title={texts.title} lead={texts.lead} />
      <div className="page-width section-space grid gap-8">
        {plainSections.map((id) => (
          <section key={id} className="max-w-text">
            <h2 className="text-title">{texts.sections[id].title}</h2>
            <p className="mt-2">{texts.sections[id].text}</p>
          </section>
        ))}
        <section className="max-w-text">
          <h2 className="text-title">{rights.title}</h2>
          <p className="mt-2">
            <Words text={rights.text} values={{ email }} />
          </p>
        </section>
      </div>
    </>
  );
}
