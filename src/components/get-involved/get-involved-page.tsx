import type { ReactNode } from "react";
import type { GetInvolvedTexts } from "../../../generated/texts.ts";
import { loadTexts } from "../../lib/content/load-content.server.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import { whatsAppUrl } from "../charity/contact-links.ts";
import { PhoneLink } from "../charity/contacts.tsx";
import { TeaDrawing } from "../charity/drawings.server.tsx";
import { eventAnswers } from "../events/describe-event.server.ts";
import { formTexts } from "../forms/form-texts.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { pageOf, SpokenLabel, useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { ActionLink, TextLink } from "../ui/button.tsx";
import { Clock } from "../ui/icons.tsx";
import { listItems, PageHero, Section } from "../ui/section.tsx";
import { countriesFor } from "./countries.server.ts";

type GetInvolvedPageProps = { dates?: ReactNode; children?: ReactNode };

export const GetInvolvedPage = pageOf<GetInvolvedPageProps>(({ shell, dates, children }) => {
  const { hero, roles, form, noEmail, partners } = useTexts("getInvolved");
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} beside={<TeaDrawing />} align="picture">
        <ActionLink href="#apply" variant="main">
          {hero.apply}
        </ActionLink>
      </PageHero>
      {dates}
      <Section title={roles.title} lead={roles.lead}>
        <RoleList texts={roles} />
      </Section>
      <Section title={form.title} lead={form.lead} id="apply" tone="sand" layout="beside">
        <div data-payee="" className="mb-6">
          <p className="max-w-text">{noEmail.text}</p>
          <p className="flex flex-wrap gap-x-6">
            <TextLink href={whatsAppUrl(noEmail.message, shell.site.whatsapp)}>
              {shell.ui.footer.whatsapp}
            </TextLink>
            <PhoneLink />
          </p>
        </div>
        {children}
      </Section>
      <Section title={partners.title} lead={partners.lead} layout="beside">
        <ul className="ruled-sheet">
          {partners.types.map(({ title, description }) => (
            <li key={title} className="py-4">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 max-w-text">{description}</p>
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <ActionLink href={shell.paths.contact} variant="quiet">
            {partners.contact}
          </ActionLink>
          <TextLink href={shell.paths.poster}>{partners.poster}</TextLink>
        </div>
      </Section>
    </>
  );
});

const roleColumns = "md:grid-cols-2 lg:grid-cols-[15rem_1fr_1fr]";
const commitmentLook = "text-title font-semibold leading-snug text-press";
const roleIds = ["outreach", "food", "admin", "awareness"] as const;

function RoleList({ texts }: { texts: GetInvolvedTexts["roles"] }) {
  const { paths, ui } = useShell();
  return (
    <ul className="ruled-sheet">
      {roleIds.map((id) => {
        const { title, description, commitment, requirements } = texts[id];
        return (
          <li key={id} className={`grid gap-x-10 gap-y-3 py-6 lg:py-8 ${roleColumns}`}>
            <p className={`flex items-start gap-3 md:col-span-2 lg:col-span-1 ${commitmentLook}`}>
              <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                <SpokenLabel>{texts.commitmentLabel}</SpokenLabel>
                {commitment}
              </span>
            </p>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1">{description}</p>
              <TextLink
                href={`${paths.getInvolved}?role=${id}#apply`}
                className="mt-1 print:hidden"
              >
                {interpolate(ui.labelled, { label: texts.choose, value: title })}
              </TextLink>
            </div>
            <div>
              <p className="text-ink-soft">{texts.requirementsLabel}</p>
              <ul className="bullets mt-1">{listItems(requirements)}</ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The data of the island. */
export const getInvolvedData = ({ language }: Pick<Shell, "language">) => {
  const { form, roles } = loadTexts("getInvolved", language);
  return {
    texts: formTexts("volunteer", form, language),
    countries: countriesFor(language),
    events: eventAnswers(language),
    roles: roleIds.map((id) => ({ id, title: roles[id].title })),
  };
};

export type GetInvolvedData = ReturnType<typeof getInvolvedData>;
