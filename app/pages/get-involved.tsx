import { useMemo } from "react";
import { ActionLink } from "../components/action-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { getInvolvedSchema } from "../content/schemas/get-involved.ts";
import { unpackCountries } from "../get-involved/country-list.ts";
import { type GetInvolvedData, getInvolvedData } from "../get-involved/get-involved-data.server.ts";
import { PartnerTypes } from "../get-involved/partner-types.tsx";
import { RoleList } from "../get-involved/role-list.tsx";
import { TeaImage } from "../get-involved/tea-image.tsx";
import { VolunteerApplication } from "../get-involved/volunteer-application.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/get-involved";

const loadPage = textsLoader("get-involved.yaml", getInvolvedSchema);

/** The page's data is one JSON text: the framework's own notation of it weighs 1 KB more. */
export function loader({ request }: Route.LoaderArgs) {
  const { head } = loadPage({ request });
  return { head, packed: JSON.stringify(getInvolvedData(languageOfRequest(request))) };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function GetInvolvedPage({ loaderData }: Route.ComponentProps) {
  const { packed } = loaderData;
  const { texts, formTexts, countries } = useMemo(() => unpack(packed), [packed]);
  const { paths } = useShell();
  const { hero, roles, form, partners } = texts;
  return (
    <>
      <PageOpening title={hero.title} lead={hero.lead} beside={<TeaImage />}>
        <ActionLink href="#apply" look="main">
          {hero.apply}
        </ActionLink>
      </PageOpening>
      <Section title={roles.title} lead={roles.lead}>
        <RoleList texts={roles} />
      </Section>
      <Section title={form.title} lead={form.lead} id="apply" ground="sand" layout="beside">
        <VolunteerApplication
          texts={form}
          formTexts={formTexts}
          countries={unpackCountries(countries)}
        />
      </Section>
      <Section title={partners.title} lead={partners.lead} layout="beside">
        <PartnerTypes types={partners.types} />
        <div className="mt-8 print:hidden">
          <ActionLink href={paths.contact} look="quiet">
            {partners.contact}
          </ActionLink>
        </div>
      </Section>
    </>
  );
}

function unpack(packed: string): GetInvolvedData {
  return JSON.parse(packed);
}
