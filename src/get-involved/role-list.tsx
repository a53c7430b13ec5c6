import { Clock } from "lucide-react";
import type { GetInvolvedTexts } from "./get-involved-texts.ts";

const roles = ["outreach", "food", "admin", "awareness"] as const;

/** The four volunteer roles as a rota: when, what one does, and what it takes. */
export function RoleList({ texts }: { texts: GetInvolvedTexts["roles"] }) {
  return (
    <ul className="border-b border-line">
      {roles.map((id) => {
        const { title, description, commitment, requirements } = texts[id];
        return (
          <li
            key={id}
            className="grid gap-x-10 gap-y-3 border-t border-line py-6 md:grid-cols-2 lg:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)] lg:py-8"
          >
            <p className="flex items-start gap-3 text-title font-semibold leading-snug text-press md:col-span-2 lg:col-span-1">
              <Clock aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                <span className="sr-only">{texts.commitmentLabel}: </span>
                {commitment}
              </span>
            </p>
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-1">{description}</p>
            </div>
            <div>
              <p className="text-ink-soft">{texts.requirementsLabel}</p>
              <ul className="mt-1 list-disc ps-5 marker:text-accent">
                {requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
