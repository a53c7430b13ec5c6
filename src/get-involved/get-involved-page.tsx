import type { ReactNode } from "react";
import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";
import { PartnerTypes } from "./partner-types.tsx";
import { RoleList } from "./role-list.tsx";
import { TeaImage } from "./tea-image.tsx";

type GetInvolvedPageProps = {
  shell: Shell;
  texts: Omit<GetInvolvedTexts, "head">;
  /** The form's island. */
  children?: ReactNode;
};

export function GetInvolvedPage({ shell, texts, children }: GetInvolvedPageProps) {
  const { hero, roles, form, partners } = texts;
  return (
    <StaticPart shell={shell}>
      <PageOpening title={hero.title} lead={hero.lead} beside={<TeaImage />}>
        <ActionLink href="#apply" look="main">
          {hero.apply}
        </ActionLink>
      </PageOpening>
      <Section title={roles.title} lead={roles.lead}>
        <RoleList texts={roles} />
      </Section>
      <Section title={form.title} lead={form.lead} id="apply" ground="sand" layout="beside">
        {children}
      </Section>
      <Section title={partners.title} lead={partners.lead} layout="beside">
        <PartnerTypes types={partners.types} />
        <div className="mt-8 print:hidden">
          <ActionLink href={shell.paths.contact} look="quiet">
            {partners.contact}
          </ActionLink>
        </div>
      </Section>
    </StaticPart>
  );
}
