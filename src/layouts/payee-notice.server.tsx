import { buildTime } from "../components/shell/build-time.server.ts";
import { useShell } from "../components/shell/shell-provider.server.tsx";
import { TriangleAlert } from "../components/ui/icons.tsx";
import { Trans } from "../components/ui/trans.tsx";
import { dayIn } from "../lib/i18n/day-words.ts";
import { interpolate } from "../lib/i18n/interpolate.ts";

const danger = "bg-danger font-semibold text-white";

/** `payee.css` shows them in their state. */
const classes = {
  changed: `payee-changed ${danger}`,
  unchecked: `payee-unchecked ${danger}`,
  offline: "payee-offline bg-press-pale",
};

type PayeeNoticeProps = { states: readonly (keyof typeof classes)[]; className?: string };

/**
 * What a page says about its payee: danger in the header, and an old answer at the bottom of the screen, where it moves
 * nothing, or on Donate below the slip, where it covers nothing. A press loads the page again.
 */
export function PayeeNotice({ states, className = "" }: PayeeNoticeProps) {
  const { ui, language } = useShell();
  // An empty address is that of the page, with its query.
  const thisAddress = "";
  const day = <span lang={`${language.locale}-u-nu-latn`} data-payee-day="" />;
  return (
    <div aria-live="assertive" className={`${className} text-small print:hidden`}>
      {states.map((state) => (
        <div key={state} data-payee-says={state} className={classes[state]}>
          <a href={thisAddress} className="flex page-width gap-2 py-2">
            {state !== "offline" && <TriangleAlert aria-hidden className="shrink-0" />}
            <span>
              <Trans text={ui.payee[state]} values={{ date: day }} />
            </span>
          </a>
        </div>
      ))}
    </div>
  );
}

/** The day of the build, beside what pays: a page that is saved or printed says how old it is. */
export function AsOf({ className }: { className?: string }) {
  const { ui, language } = useShell();
  return (
    <span data-payee="" className={className}>
      {interpolate(ui.asOf, { date: dayIn(buildTime().toISOString(), language) })}
    </span>
  );
}
