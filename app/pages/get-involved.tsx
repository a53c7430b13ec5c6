import { ActionLink } from "../components/action-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { getInvolvedSchema } from "../content/schemas/get-involved.ts";
import { PartnerTypes } from "../get-involved/partner-types.tsx";
import { RoleList } from "../get-involved/role-list.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/get-involved";

export const loader = textsLoader("get-involved.yaml", getInvolvedSchema);
export const meta = describeHead;
export const handle = { interactive: true };

export default function GetInvolvedPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { paths } = useShell();
  const { hero, roles, form, partners } = texts;
  return (
    <>
      <PageOpening title={hero.title} lead={hero.lead}>
        <ActionLink href="#apply" look="main">
          {hero.apply}
        </ActionLink>
      </PageOpening>
      <Section title={roles.title} lead={roles.lead}>
        <RoleList texts={roles} />
      </Section>
      <Section title={form.title} lead={form.lead} id="apply" ground="sand">
        <p />
      </Section>
      <Section title={partners.title} lead={partners.lead}>
        <PartnerTypes types={partners.types} />
        <div className="mt-8">
          <ActionLink href={paths.contact} look="quiet">
            {partners.contact}
          </ActionLink>
        </div>
      </Section>
    </>
  );
}
