import { Heart, Scale, Target, Users } from "lucide-react";
import { PeopleList } from "../about/people-list.tsx";
import { Promises } from "../about/promises.tsx";
import { ActionLink } from "../components/action-link.tsx";
import { Closing } from "../components/closing.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { Section } from "../components/section.tsx";
import { Words } from "../components/words.tsx";
import { aboutSchema } from "../content/schemas/about.ts";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/about";

const values = [
  { id: "compassion", Icon: Heart },
  { id: "community", Icon: Users },
  { id: "impact", Icon: Target },
  { id: "integrity", Icon: Scale },
] as const;

export const loader = textsLoader("about.yaml", aboutSchema);
export const meta = describeHead;

export default function AboutPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { paths, site } = useShell();
  const { hero, mission, vision, founders, leadership, transparency, closing } = texts;
  return (
    <>
      <PageOpening
        title={hero.title}
        lead={<Words text={hero.lead} values={{ founded: site.founded }} />}
      />
      <div className="page-width section-space grid gap-10 md:grid-cols-2">
        {[mission, vision].map(({ title, description }) => (
          <section key={title} className="border-s-4 border-sun ps-5">
            <h2 className="text-section">{title}</h2>
            <p className="mt-3 text-lead">{description}</p>
          </section>
        ))}
      </div>
      <Section title={texts.values.title} ground="press">
        <ul className="grid gap-8 md:grid-cols-2">
          {values.map(({ id, Icon }) => (
            <li key={id} className="flex gap-4">
              <Icon aria-hidden className="mt-1 size-7 shrink-0 text-sun" />
              <div>
                <h3 className="text-title">{texts.values[id].title}</h3>
                <p className="mt-1">{texts.values[id].description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={founders.title} lead={founders.lead}>
        <PeopleList people={founders.people} />
      </Section>
      <Section title={leadership.title} lead={leadership.lead} ground="sand">
        <PeopleList people={leadership.people} />
      </Section>
      <Section title={transparency.title} lead={transparency.lead}>
        <Promises commitments={transparency.commitments} />
      </Section>
      <Closing title={closing.title} lead={closing.lead}>
        <ActionLink href={paths.contact} look="main">
          {closing.contact}
        </ActionLink>
        <ActionLink href={paths.getInvolved} look="quiet">
          {closing.getInvolved}
        </ActionLink>
        <ActionLink href={paths.ourWork} look="quiet">
          {closing.ourWork}
        </ActionLink>
      </Closing>
    </>
  );
}
