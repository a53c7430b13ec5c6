import type { ReactNode } from "react";
import { loadFigures } from "../../../lib/content/figures.server.ts";
import { listedIn, loadExamples } from "../../../lib/content/records.server.ts";
import { isExamplePayee, loadSite } from "../../../lib/content/site.server.ts";
import { dayIn } from "../../../lib/i18n/day-words.ts";
import { interpolate } from "../../../lib/i18n/interpolate.ts";
import { HiddenPayee } from "../../charity/payee-notes.tsx";
import { useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { ActionLink } from "../../ui/button.tsx";
import { listItems, Section } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { giftFragment } from "../gift-link.ts";
import { PayeeValue } from "./payee-value.tsx";
import { payeesOf } from "./payees.server.ts";
import { pageQr, QrFigure } from "./qr-code.server.tsx";

const darkLinkClasses =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sun";

/** The section around the island with the five steps. */
export function BankilySection({ children }: { children: ReactNode }) {
  const { title, lead, currencyNote } = useTexts("donate").bankilySection;
  return (
    <Section title={title} lead={lead} id="bankily" tone="press">
      <WithoutBankily />
      <WithoutApp />
      <div className="grid gap-x-16 gap-y-3 lg:grid-cols-[1fr_20rem]">
        <div>
          <div data-payee="">{children}</div>
          <HiddenPayee />
          <AfterTransfer />
          <SecondPayee />
          <p className="mt-4 marked text-small">{currencyNote}</p>
          <HowToCheck />
        </div>
        <Aside />
      </div>
    </Section>
  );
}

/** Leads to the other ways in `site.yaml`, or to the answer that says why there are none. */
function WithoutBankily() {
  const { paths } = useShell();
  const { bankilySection, donor } = useTexts("donate");
  const { otherWays, fromAbroad } = loadSite();
  const hasWays = otherWays !== undefined || fromAbroad !== undefined;
  return (
    <a
      href={hasWays ? "#other-ways" : `${paths.questions}#without-bankily`}
      data-payee={hasWays ? "" : undefined}
      className={`-mt-5 mb-4 print:hidden ${darkLinkClasses}`}
    >
      {hasWays ? donor.other.without : bankilySection.without}
    </a>
  );
}

function WithoutApp() {
  const { language } = useShell();
  const { withoutApp } = useTexts("donate").bankilySection;
  const { dial } = loadSite().bankily;
  if (dial === undefined) return null;
  const values = { dial: <Ltr>{dial.code}</Ltr>, date: <>{dayIn(dial.tried, language)}</> };
  return (
    <p data-payee="" className="-mt-2 mb-6">
      <Trans text={withoutApp} values={values} />
    </p>
  );
}

/** The link after the last step. The slip's script writes the chosen gift into its address (`use-donate.tsx`). */
function AfterTransfer() {
  const { after } = useTexts("donate").donor;
  const start = giftFragment(loadFigures().donation.amount);
  return (
    <div className="mt-4 grid justify-items-start gap-2 print:hidden">
      <ActionLink href={useShell().paths.afterTransfer + start} variant="onDark" data-add-gift="">
        {after.link}
      </ActionLink>
      <p className="max-w-text text-small">{after.lead}</p>
    </div>
  );
}

/** The phone number, shown when the steps name a merchant code. */
function SecondPayee() {
  const shell = useShell();
  const [, second] = payeesOf(shell, useTexts("donate"));
  if (second === undefined) return null;
  return (
    <p data-payee="" className="mt-4">
      <span className="text-press-pale">
        {interpolate(shell.ui.label, { label: second.label })}
      </span>{" "}
      <PayeeValue
        payee={second}
        className="inline-flex min-h-11 items-center font-semibold hover:text-sun"
      />
    </p>
  );
}

function HowToCheck() {
  const { language, paths, ui } = useShell();
  const { title, since, report } = useTexts("donate").donor.official;
  const day = dayIn(loadSite().bankily.numberSince, language);
  return (
    <section id="check" className="mt-6 max-w-text print:hidden">
      <h3 className="text-title">{title}</h3>
      {!isExamplePayee() && <p>{interpolate(since, { date: day })}</p>}
      <p>{ui.checkNumber}</p>
      <a href={paths.contact} className={darkLinkClasses}>
        {report}
      </a>
    </section>
  );
}

function Aside() {
  const { title, points } = useTexts("donate").bankilySection.secure;
  const { language, ui } = useShell();
  const [pin] = points;
  return (
    <div className="grid content-start gap-3">
      <div data-payee="">
        <QrFigure qr={pageQr(language)} />
      </div>
      <div className="break-inside-avoid rounded-soft bg-paper px-5 py-3 text-ink">
        <h3 className="text-title text-press">{title}</h3>
        <ul className="bullets mt-2 grid gap-1 text-small">
          {listItems(loadExamples() ? [pin, ui.trust.examples] : [...points, listedIn(language)])}
        </ul>
      </div>
    </div>
  );
}
