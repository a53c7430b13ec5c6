import { ActionLink } from "../components/action-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { loadTexts } from "../content/load-content.server.ts";
import { formsSchema } from "../content/schemas/forms.ts";
import { getInvolvedSchema } from "../content/schemas/get-involved.ts";
import { countriesIn } from "../forms/countries.server.ts";
import { packCountries, unpackCountries } from "../get-involved/country-list.ts";
import { PartnerTypes } from "../get-involved/partner-types.tsx";
import { RoleList } from "../get-involved/role-list.tsx";
import { TeaImage } from "../get-involved/tea-image.tsx";
import { VolunteerApplication } from "../get-involved/volunteer-application.tsx";
import { describeHead } from "../shell/describe-head.ts";
import { languageOfRequest, textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/get-involved";

const loadPage = textsLoader("get-involved.yaml", getInvolvedSchema);

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  return {
    ...loadPage({ request }),
    formTexts: loadTexts("forms.yaml", formsSchema, language),
    countries: packCountries(countriesIn(language.locale)),
  };
}

export const meta = describeHead;
export const handle = { interactive: true };

export default function GetInvolvedPage({ loaderData }: Route.ComponentProps) {
  const { texts, formTexts, countries } = loaderData;
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
