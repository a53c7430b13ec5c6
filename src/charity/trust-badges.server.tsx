import { loadExamples } from "../content/records.server.ts";
import { useShell } from "../shell/use-shell.server.ts";
import { BadgeCheck, CalendarDays, Eye, Users } from "../ui/icons.tsx";

const icons = [Eye, BadgeCheck, Users, CalendarDays] as const;

export function TrustBadges() {
  const { badges, ui } = useShell();
  return (
    <>
      <ul aria-label={ui.trust.label} className="flex flex-wrap gap-x-6 gap-y-1 sm:gap-y-3">
        {icons.map((Icon, i) => (
          <li key={badges[i]} className="flex items-center gap-2 font-medium">
            <Icon aria-hidden className="size-5 shrink-0 text-accent" />
            <span>{badges[i]}</span>
          </li>
        ))}
      </ul>
      {loadExamples() && (
        <p className="mt-3 max-w-text text-small text-ink-soft">{ui.trust.examples}</p>
      )}
    </>
  );
}
