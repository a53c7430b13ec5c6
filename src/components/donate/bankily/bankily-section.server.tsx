import type { ReactNode } from "react";
import { loadFigures } from "../../../lib/content/figures.server.ts";
import { listedIn, loadExamples } from "../../../lib/content/records.server.ts";
import { isExamplePayee, loadSite } from "../../../lib/content/site.server.ts";
import { dayIn } from "../../../lib/i18n/day-words.ts";
import { interpolate } from "../../../lib/i18n/interpolate.ts";
import { ExamplePayee, HiddenPayee } from "../../charity/payee-notes.tsx";
import { useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { ActionLink, TextLink } from "../../ui/button.tsx";
import { listItems, Section } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { giftFragment } from "../gift-link.ts";
import { PayeeRows } from "../gift-slip.tsx";
import { PayeeValue } from "./payee-value.tsx";
import { payeesOf } from "./payees.server.ts";
import { pageQr, QrFigure } from "./qr-code.server.tsx";

const cardClasses = "rounded-soft bg-paper px-5 py-3 text-ink";

const darkLinkClasses =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sun";

/** The section around the island with the five steps. */
export function BankilySection({ children }: { children: ReactNode }) {
  const { title, lead, currencyNote } = useTexts("donate").bankilySection;
  return (
    <Section title={title} lead={lead} id="bankily" tone="press">
      <WithoutBankily />
      <WithoutApp />
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-[1fr_18rem]">
        <div>
          <div data-payee="">{children}</div>
          <HiddenPayee />
          <AfterTransfer />
          <SecondPayee />
          <p className="mt-4 marked text-small">{currencyNote}</p>
        </div>
        <Aside />
        <HowToCheck />
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
  const shell = useShell();
  const { language, paths, ui } = shell;
  const texts = useTexts("donate");
  const { title, since, report, back } = texts.donor.official;
  const [payee] = payeesOf(shell, texts);
  const day = dayIn(loadSite().bankily.numberSince, language);
  return (
    <section id="check" className={`mt-5 grid gap-2 md:col-span-full print:hidden ${cardClasses}`}>
      <h3 className="text-title text-press">{title}</h3>
      <ExamplePayee className="text-small" />
      <PayeeRows payee={payee} holder={texts.bankily.holderLabel} />
      {!isExamplePayee() && <p data-payee="">{interpolate(since, { date: day })}</p>}
      <p className="max-w-text">{ui.checkNumber}</p>
      <p className="flex flex-wrap gap-x-6">
        <TextLink href={paths.contact}>{report}</TextLink>
        <TextLink href="#slip">{back}</TextLink>
      </p>
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
      <div className={`break-inside-avoid ${cardClasses}`}>
        <h3 className="text-title text-press">{title}</h3>
        <ul className="bullets mt-2 grid gap-1 text-small">
          {listItems(loadExamples() ? [pin, ui.trust.examples] : [...points, listedIn(language)])}
        </ul>
      </div>
    </div>
  );
}
