import type { AboutTexts } from "./about-texts.ts";

type Person = AboutTexts["leadership"]["people"][number];
type PeopleProps = { people: readonly Person[] };

/** The two founders, side by side; a person without a name is shown by the role. */
export function Founders({ people }: PeopleProps) {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:auto-cols-fr sm:grid-flow-col">
      {people.map((person) => (
        <li key={person.role}>
          <PersonName {...person} />
          <p className="mt-2 text-lead">{person.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The leadership roles, one line each: who, and what for. */
export function Roster({ people }: PeopleProps) {
  return (
    <ul className="ruled border-y border-line">
      {people.map((person) => (
        <li
          key={person.role}
          className="py-4 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-8"
        >
          <PersonName {...person} />
          <p className="max-sm:mt-1">{person.description}</p>
        </li>
      ))}
    </ul>
  );
}

function PersonName({ name, role }: Person) {
  return (
    <div>
      <h3 className="text-title">{name ?? role}</h3>
      {name ? <p className="text-ink-soft">{role}</p> : null}
    </div>
  );
}
