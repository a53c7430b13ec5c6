import type { ReactNode } from "react";
import type { OutboxTexts } from "../../generated/texts.ts";
import { loadTexts } from "../content/load-texts.server.ts";
import { DirectContacts } from "../forms/direct-contacts.tsx";
import { labelsOf } from "../forms/fallback-links.ts";
import { contactForm, volunteerForm } from "../forms/forms.ts";
import { PageHero } from "../ui/section.tsx";
import type { Shell } from "../ui/shell.server.ts";
import { StaticPart } from "../ui/static-part.tsx";

export function outboxIslandTexts({ language, paths }: Shell, texts: Omit<OutboxTexts, "head">) {
  const { title: _title, lead: _lead, noScript: _noScript, ...own } = texts;
  const { form: write } = loadTexts("contact", language);
  const { form: apply } = loadTexts("getInvolved", language);
  return {
    texts: own,
    forms: {
      contact: { path: paths.contact, labels: labelsOf(contactForm, write) },
      volunteer: { path: paths.getInvolved, labels: labelsOf(volunteerForm, apply) },
    },
  };
}

export type OutboxProps = ReturnType<typeof outboxIslandTexts>;

type OutboxPageProps = {
  shell: Shell;
  texts: Omit<OutboxTexts, "head">;
  children?: ReactNode;
};

export function OutboxPage({ shell, texts, children }: OutboxPageProps) {
  return (
    <StaticPart shell={shell}>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="page-width section-space">
        <div className="max-w-[46rem]">
          <div className="without-script">
            <DirectContacts texts={texts.noScript} heading="h2" />
          </div>
          {children}
        </div>
      </div>
    </StaticPart>
  );
}
