import { interpolate } from "../../lib/i18n/interpolate.ts";
import { useShell } from "../shell/shell-provider.server.tsx";
import { listItems } from "../ui/section.tsx";

export function TrustBadges() {
  const { site, ui } = useShell();
  const [transparent, verified, volunteerLed, since] = ui.trust.badges;
  const badges = [transparent, verified, volunteerLed, interpolate(since, site)];
  return (
    <ul
      aria-label={ui.trust.label}
      className="bullets mt-6 grid gap-x-10 gap-y-1 font-medium sm:grid-cols-2 lg:flex"
    >
      {listItems(badges)}
    </ul>
  );
}
