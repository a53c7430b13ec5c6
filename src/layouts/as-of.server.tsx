import { buildTime } from "../components/shell/build-time.server.ts";
import { useShell } from "../components/shell/shell-provider.server.tsx";
import { dayIn } from "../lib/i18n/day-words.ts";
import { interpolate } from "../lib/i18n/interpolate.ts";

/** The day of the build, beside what pays: a page that is saved or printed says how old it is. */
export function AsOf({ className }: { className?: string }) {
  const { ui, language } = useShell();
  return (
    <span data-payee="" className={className}>
      {interpolate(ui.asOf, { date: dayIn(buildTime().toISOString(), language) })}
    </span>
  );
}
