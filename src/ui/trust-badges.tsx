import { BadgeCheck, CalendarDays, Eye, HeartHandshake } from "lucide-react";
import { Trans } from "./trans.tsx";
import { useShell } from "./use-shell.ts";

/** The four trust badges, on Home and on Donate. */
export function TrustBadges() {
  const { ui, site } = useShell();
  const [transparent, verified, volunteerLed, since] = ui.trust.badges;
  const badges = [
    { Icon: Eye, text: transparent },
    { Icon: BadgeCheck, text: verified },
    { Icon: HeartHandshake, text: volunteerLed },
    { Icon: CalendarDays, text: <Trans text={since} values={{ founded: site.founded }} /> },
  ];
  return (
    <ul aria-label={ui.trust.label} className="flex flex-wrap gap-x-6 gap-y-3">
      {badges.map(({ Icon, text }, i) => (
        // The four badges never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={i} className="flex items-center gap-2 font-medium">
          <Icon aria-hidden className="size-5 shrink-0 text-accent" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
