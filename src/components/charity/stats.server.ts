import { loadFigures } from "../../lib/content/figures.server.ts";
import { fromKeys } from "../../lib/from-keys.ts";
import { formatFigure } from "../../lib/i18n/format-number.ts";
import { interpolate } from "../../lib/i18n/interpolate.ts";
import type { Shell } from "../shell/shell.server.ts";

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
