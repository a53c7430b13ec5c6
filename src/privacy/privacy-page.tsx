import type { ReactNode } from "react";
import type { Shell } from "../layouts/shell.ts";
import { Ltr } from "../ui/ltr.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Words } from "../ui/words.tsx";
import type { PrivacyTexts } from "./privacy-texts.ts";

const plainSections = ["sent", "receivers", "stays", "outbox", "tracking", "rates"] as const;

type PrivacyPageProps = { shell: Shell; texts: Omit<PrivacyTexts, "head"> };

export function PrivacyPage({ shell, texts }: PrivacyPageProps) {
  const { site } = shell;
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
    <StaticPart shell={shell}>
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
    </StaticPart>
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
