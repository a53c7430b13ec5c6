import type { GetInvolvedTexts } from "./get-involved-texts.ts";

/** The three kinds of partnership, one after another. */
export function PartnerTypes({ types }: { types: GetInvolvedTexts["partners"]["types"] }) {
  return (
    <ul className="grid gap-6">
      {types.map(({ title, description }) => (
        <li key={title} className="border-s-4 border-sun ps-5">
          <h3 className="text-title">{title}</h3>
          <p className="mt-1 max-w-text">{description}</p>
        </li>
      ))}
    </ul>
  );
}
