import type { AboutTexts } from "../content/schemas/about.ts";

type Person = AboutTexts["leadership"]["people"][number];

/** Founders and leadership roles; a person without a name is shown by the role. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-6 md:auto-cols-fr md:grid-flow-col">
      {people.map(({ name, role, description }) => (
        <li key={role} className="border-t-2 border-accent pt-4">
          <h3 className="text-title">{name ?? role}</h3>
          {name ? <p className="text-ink-soft">{role}</p> : null}
          <p className="mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
