import type { ComponentProps, ReactNode } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { CheckNumber } from "../../charity/check-number.server.tsx";
import { loadSite } from "../../content/site.server.ts";
import { dayIn } from "../../i18n/day-words.ts";
import { interpolate } from "../../i18n/interpolate.ts";
import { OfflineCopyWords } from "../../layouts/offline-copy.server.tsx";
import type { Shell } from "../../shell/shell.server.ts";
import { Section } from "../../ui/section.tsx";
import { Trans } from "../../ui/trans.tsx";
import { payeesOf } from "./payees.server.ts";
import { PayeeValue } from "./payees.tsx";
import { pageQr } from "./qr-code.server.ts";
import { QrFigure } from "./qr-image.tsx";

type PartProps = { shell: Shell; texts: Pick<DonateTexts, "bankily" | "donor"> };

const linkClasses = "underline underline-offset-4 hover:text-sun";
const darkLinkClasses = `inline-flex min-h-11 items-center ${linkClasses}`;

/** The section around the island with the five steps. */
export function BankilySection({ children, ...part }: PartProps & { children: ReactNode }) {
  const { title, lead, offlineCopy } = part.texts.bankily;
  return (
    <div data-payee="">
      <Section title={title} lead={lead} id="bankily" tone="press">
        <div className="grid gap-x-16 lg:grid-cols-[1fr_20rem]">
          <div>
            <p className="marked mb-5 hidden max-w-text font-semibold offline-copy:block">
              <OfflineCopyWords text={offlineCopy} />
              <CheckNumber as={PlainLink} />
            </p>
            {children}
            <Hints {...part} />
          </div>
          <Aside {...part} />
        </div>
      </Section>
    </div>
  );
}

function Hints({ shell, texts }: PartProps) {
  const { bankily, donor } = texts;
  const { otherWays, fromAbroad } = loadSite();
  const hasWays = otherWays !== undefined || fromAbroad !== undefined;
  return (
    <>
      <SecondPayee shell={shell} texts={texts} />
      <p className="mt-4 marked">{bankily.currencyNote}</p>
      <a href={hasWays ? "#other-ways" : shell.paths.contact} className={`mt-2 ${darkLinkClasses}`}>
        {hasWays ? donor.other.without : bankily.without}
      </a>
      <HowToCheck shell={shell} texts={texts} />
    </>
  );
}

/** The phone number, shown when the steps name a merchant code. */
function SecondPayee({ shell, texts }: PartProps) {
  const [, second] = payeesOf(shell, texts);
  if (second === undefined) return null;
  return (
    <p className="mt-4">
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

function HowToCheck({ shell, texts: { donor } }: PartProps) {
  const { official } = donor;
  const since = dayIn(loadSite().bankily.numberSince, shell.language);
  return (
    <details className="max-w-text">
      <summary className="fold min-h-11 py-2">{official.title}</summary>
      <p className="mt-1">
        <Trans text={official.since} values={{ date: <>{since}</> }} />
      </p>
      <p>
        <CheckNumber as={PlainLink} />
      </p>
      <a href={shell.paths.contact} className={darkLinkClasses}>
        {official.report}
      </a>
    </details>
  );
}

function PlainLink({ href, children }: ComponentProps<"a">) {
  return (
    <a href={href} rel="noreferrer" className={linkClasses}>
      {children}
    </a>
  );
}

function Aside({ shell, texts: { bankily } }: PartProps) {
  const { title, points } = bankily.secure;
  return (
    <div className="grid content-start gap-4">
      <QrFigure qr={pageQr(shell.language)} />
      <div className="rounded-soft bg-paper px-5 py-3 text-ink">
        <h3 className="text-title text-press">{title}</h3>
        <ul className="bullets mt-2 grid gap-1 text-small">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
