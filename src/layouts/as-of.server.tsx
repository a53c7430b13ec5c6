import { dayIn } from "../i18n/day-words.ts";
import { interpolate } from "../i18n/interpolate.ts";
import { buildTime } from "../shell/build-time.server.ts";
import { useShell } from "../shell/shell-provider.server.tsx";

/** The day of the build, beside what pays: a page that is saved or printed says how old it is. */
export function AsOf({ className }: { className?: string }) {
  const { ui, language } = useShell();
  return (
    <span data-payee="" className={className}>
      {interpolate(ui.asOf, { date: dayIn(buildTime().toISOString(), language) })}
    </span>
  );
}
