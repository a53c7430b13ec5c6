import { Clock } from "lucide-react";
import type { GetInvolvedTexts } from "../content/schemas/get-involved.ts";

const roles = ["outreach", "food", "admin", "awareness"] as const;

/** The four volunteer roles: what one does, when, and what it takes. */
export function RoleList({ texts }: { texts: GetInvolvedTexts["roles"] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {roles.map((id) => {
        const { title, description, commitment, requirements } = texts[id];
        return (
          <li key={id} className="border-t-2 border-accent pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-1">{description}</p>
            <p className="mt-3 flex items-center gap-2 font-semibold text-press">
              <Clock aria-hidden className="size-5 shrink-0" />
              <span className="sr-only">{texts.commitmentLabel}: </span>
              {commitment}
            </p>
            <p className="mt-3 font-medium">{texts.requirementsLabel}</p>
            <ul className="list-disc ps-5 marker:text-accent">
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
