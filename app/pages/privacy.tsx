import type { ReactNode } from "react";
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
      <div className="page-width section-space">
        {plainSections.map((id) => (
          <Article key={id} title={texts.sections[id].title}>
            {texts.sections[id].text}
          </Article>
        ))}
        <Article title={rights.title}>
          <Words text={rights.text} values={{ email }} />
        </Article>
      </div>
    </>
  );
}

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-x-16 border-t border-line py-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-title">{title}</h2>
      <p className="max-w-text max-md:mt-2">{children}</p>
    </section>
  );
}
