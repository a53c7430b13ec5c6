import { Check } from "lucide-react";
import type { AboutTexts } from "../content/schemas/about.ts";

/** The four transparency commitments. */
export function Promises({
  commitments,
}: {
  commitments: AboutTexts["transparency"]["commitments"];
}) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      {commitments.map(({ title, description }) => (
        <li key={title} className="flex gap-4">
          <Check aria-hidden className="mt-0.5 size-7 shrink-0 text-press" />
          <div>
            <h3 className="text-title">{title}</h3>
            <p className="mt-1">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
