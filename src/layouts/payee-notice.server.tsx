import { useShell } from "../components/shell/shell-provider.server.tsx";
import { Trans } from "../components/ui/trans.tsx";

const danger = "border-t-8 border-danger bg-white font-semibold underline underline-offset-4";

const classes = {
  changed: `${danger} [[data-payee-state=changed]_&]:block`,
  unchecked: `${danger} [[data-payee-hidden]:not([data-payee-state=changed])_&]:block`,
  offline: "bg-press-pale [[data-payee-state=offline]_&]:block",
};

/** What a page says about its payee, in sight at the bottom of the screen. A press loads the page again. */
export function PayeeNotice() {
  const { ui, language } = useShell();
  const day = <span lang={`${language.locale}-u-nu-latn`} data-payee-day="" />;
  return (
    <div aria-live="assertive" className="text-small">
      {(["changed", "unchecked", "offline"] as const).map((state) => (
        <div key={state} data-payee-says={state} className={`hidden ${classes[state]}`}>
          <a href="?" className="block page-width py-2">
            <Trans text={ui.payee[state]} values={{ date: day }} />
          </a>
        </div>
      ))}
    </div>
  );
}
