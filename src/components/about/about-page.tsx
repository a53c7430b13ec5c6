import canopy from "../../../art/canopy.svg?url";
import type { AboutTexts } from "../../../generated/texts.ts";
import { CallToAction, RecordLinks } from "../../layouts/call-to-action.server.tsx";
import { TrustNote } from "../../layouts/examples.server.tsx";
import { Registration } from "../charity/trust.server.tsx";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { Rosette } from "../ui/ornament.tsx";
import { Section } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

export const AboutPage = pageOf(({ shell }) => {
  const texts = useTexts("about");
  const { hero, vision, founders, leadership, transparency, closing } = texts;
  return (
    <>
      <div className="bg-sand">
        <div className="page-width pt-10 pb-8 md:pt-16 md:pb-12 lg:text-center print:py-0">
          <h1 className="max-w-[22ch] text-display lg:mx-auto">{hero.title}</h1>
          <p className="mt-4 max-w-text text-lead lg:mx-auto">
            <Trans text={hero.lead} values={{ founded: shell.site.founded }} />
          </p>
        </div>
      </div>
      <ValuesUnderTent texts={texts.values} />
      <Purpose vision={vision} />
      <Section title={transparency.title} lead={transparency.lead} tone="sand" layout="beside">
        <Promises commitments={transparency.commitments} />
        <RecordLinks />
        <TrustNote />
        {shell.site.registration && (
          <>
            <h3 className="mt-10 text-title">{texts.registration}</h3>
            <p className="mt-1 text-lead">
              <Registration {...shell.site.registration} />
            </p>
          </>
        )}
      </Section>
      <Section title={founders.title} lead={founders.lead} layout="beside">
        <ul className="grid gap-x-10 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
          {founders.people.map((person) => (
            <li key={person.role}>
              <PersonName {...person} />
              <p className="mt-2 text-lead">{person.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={leadership.title} lead={leadership.lead} layout="beside">
        <ul className="ruled-sheet">
          {leadership.people.map((person) => (
            <li
              key={person.role}
              className="py-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8"
            >
              <PersonName {...person} />
              <p className="max-sm:mt-1">{person.description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction texts={closing} to={["contact", "getInvolved", "ourWork"]} />
    </>
  );
});

function Purpose({ vision }: Pick<AboutTexts, "vision">) {
  const { mission } = useTexts("home");
  return (
    <div className="page-width section-space grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <section>
        <h2 className="text-title text-accent">{mission.title}</h2>
        <p className="mt-3 max-w-[34ch] text-section leading-normal">{mission.statement}</p>
      </section>
      <section className="self-end">
        <Rosette className="mb-5 size-24 text-accent max-lg:hidden" />
        <h2 className="text-title text-accent">{vision.title}</h2>
        <p className="mt-3 text-lead">{vision.description}</p>
      </section>
    </div>
  );
}

function PersonName({ name, role }: AboutTexts["leadership"]["people"][number]) {
  return (
    <div>
      <h3 className="text-title">{name ?? role}</h3>
      {name ? <p className="text-ink-soft">{role}</p> : null}
    </div>
  );
}

const doubleFrame = "border-2 border-ink-soft outline-2 -outline-offset-8 outline-line";

function Promises({ commitments }: Pick<AboutTexts["transparency"], "commitments">) {
  return (
    <ol className={`bg-white px-5 sm:px-10 sm:py-4 ${doubleFrame}`}>
      {commitments.map(({ title, description }, index) => (
        <li
          key={title}
          className="flex border-t border-line py-5 first:border-t-0 max-[15rem]:flex-col"
        >
          <span className="step-number text-accent">{index + 1}</span>
          <div className="min-w-0">
            <h3 className="text-title">{title}</h3>
            <p className="mt-1">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const underTent = "lg:border-s-0 lg:border-t-4 lg:border-sun lg:p-0 lg:pt-5";
const values = ["compassion", "community", "impact", "integrity"] as const;

function ValuesUnderTent({ texts }: { texts: AboutTexts["values"] }) {
  return (
    <section>
      <div className="bg-sand">
        <img
          src={canopy}
          alt=""
          width={2400}
          height={240}
          className="h-[clamp(7rem,17vw,15rem)] w-full object-cover object-bottom print:hidden"
        />
      </div>
      <div className="press-ground">
        <div className="page-width pt-6 pb-14 lg:pt-0 lg:pb-20">
          <h2 className="text-section lg:py-8 lg:text-center">{texts.title}</h2>
          <ul className="mt-6 grid gap-x-10 md:grid-cols-2 md:gap-y-8 lg:mt-0 lg:grid-cols-4">
            {values.map((id) => (
              <li
                key={id}
                className={`border-s-4 border-line pb-8 ps-5 last:pb-0 md:pb-0 ${underTent}`}
              >
                <h3 className="text-title text-sun">{texts[id].title}</h3>
                <p className="mt-1">{texts[id].description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
