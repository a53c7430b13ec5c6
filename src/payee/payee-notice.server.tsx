import { withSpace } from "../i18n/interpolate.ts";
import { useShell } from "../shell/shell-provider.server.tsx";
import { InlineLink } from "../ui/button.tsx";
import { Trans } from "../ui/trans.tsx";

/** What a page says about its payee, in sight at the bottom of the screen (`payee.css`). */
export function PayeeNotice() {
  const { ui, language } = useShell();
  const { changed, unchecked, offline } = ui.payee;
  const day = <span lang={language.locale} data-payee-day="" />;
  return (
    <div aria-live="assertive" className="bg-press-pale text-small">
      {Object.entries({ changed, unchecked }).map(([state, words]) => (
        <p key={state} className="page-width py-2" data-payee-says={state}>
          <InlineLink href="?">{words}</InlineLink>
        </p>
      ))}
      <p className="page-width py-2" data-payee-says="offline">
        <Trans text={withSpace(offline)} values={{ date: day }} />
      </p>
    </div>
  );
}
