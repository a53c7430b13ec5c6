import { loadFigures } from "../../lib/content/figures.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { dayIn } from "../../lib/i18n/day-words.ts";
import { formatFigure } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Shell } from "../shell/shell.server.ts";
import { useShell, useTexts } from "../shell/shell-provider.server.tsx";
import { listItems } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

const statIds = ["families", "meals", "water", "waste", "years", "programs"] as const;

export function statsIn({ language, site: { founded }, ui }: Shell) {
  const { impact } = loadFigures();
  return fromKeys(statIds, (id) => {
    const [figure, label] = [impact[id], ui.stats[id]];
    const year = "year" in figure ? String(figure.year) : "";
    return {
      value: formatFigure(figure, language),
      label: typeof label === "string" ? label : interpolate(label, { year, founded }),
    };
  });
}

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

/** Under what name, with what number, by whom and when the association was registered. */
export function Registration(props: NonNullable<Shell["site"]["registration"]>) {
  const { name, number, authority, date } = props;
  const values = {
    name: <bdi>{name}</bdi>,
    number,
    authority: <bdi>{authority}</bdi>,
    date: <>{dayIn(date, useShell().language)}</>,
  };
  return <Trans text={useTexts("facts").registered} values={values} />;
}
