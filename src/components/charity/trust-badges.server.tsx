import { interpolate } from "../../lib/i18n/interpolate.ts";
import { useShell } from "../shell/shell-provider.server.tsx";
import { Calendar, CircleCheck, Eye, Users } from "../ui/icons.tsx";

const icons = [Eye, CircleCheck, Users, Calendar] as const;

export function TrustBadges() {
  const { site, ui } = useShell();
  const [transparent, verified, volunteerLed, since] = ui.trust.badges;
  const badges = [transparent, verified, volunteerLed, interpolate(since, site)];
  return (
    <ul aria-label={ui.trust.label} className="mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:flex">
      {icons.map((Icon, i) => (
        <li key={badges[i]} className="flex items-center gap-2 font-medium">
          <Icon aria-hidden className="size-5 shrink-0 text-accent" />
          <span>{badges[i]}</span>
        </li>
      ))}
    </ul>
  );
}
