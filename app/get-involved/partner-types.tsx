import type { GetInvolvedTexts } from "../content/schemas/get-involved.ts";

/** The three kinds of partnership. */
export function PartnerTypes({ types }: { types: GetInvolvedTexts["partners"]["types"] }) {
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {types.map(({ title, description }) => (
        <li key={title} className="border-s-4 border-sun ps-4">
          <h3 className="text-title">{title}</h3>
          <p className="mt-1">{description}</p>
        </li>
      ))}
    </ul>
  );
}
