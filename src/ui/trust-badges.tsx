import { BadgeCheck, CalendarDays, Eye, HeartHandshake } from "lucide-react";
import { interpolate } from "../i18n/interpolate.ts";
import type { Shell } from "./shell.server.ts";
import { useShell } from "./use-shell.ts";

const icons = [Eye, BadgeCheck, HeartHandshake, CalendarDays] as const;

export function badgeTexts({ ui, site }: Pick<Shell, "ui" | "site">): string[] {
  const [transparent, verified, volunteerLed, since] = ui.trust.badges;
  return [transparent, verified, volunteerLed, interpolate(since, { founded: site.founded })];
}

export function TrustBadges() {
  const shell = useShell();
  const badges = badgeTexts(shell);
  return (
    <ul aria-label={shell.ui.trust.label} className="flex flex-wrap gap-x-6 gap-y-3">
      {icons.map((Icon, i) => (
        <li key={badges[i]} className="flex items-center gap-2 font-medium">
          <Icon aria-hidden className="size-5 shrink-0 text-accent" />
          <span>{badges[i]}</span>
        </li>
      ))}
    </ul>
  );
}
