import { Founders, Roster } from "../about/people.tsx";
import { Promises } from "../about/promises.tsx";
import { Purpose } from "../about/purpose.tsx";
import { ValuesUnderTent } from "../about/values-under-tent.tsx";
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
        edge="none"
      />
      <ValuesUnderTent texts={texts.values} />
      <Purpose mission={mission} vision={vision} />
      <Section title={transparency.title} lead={transparency.lead} ground="sand" layout="beside">
        <Promises commitments={transparency.commitments} />
      </Section>
      <Section title={founders.title} lead={founders.lead} layout="beside">
        <Founders people={founders.people} />
      </Section>
      <div className="-mt-8 lg:-mt-16 print:mt-0">
        <Section title={leadership.title} lead={leadership.lead} layout="beside">
          <Roster people={leadership.people} />
        </Section>
      </div>
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
