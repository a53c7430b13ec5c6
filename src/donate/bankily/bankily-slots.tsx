import type { ComponentProps } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { loadSite } from "../../content/site.server.ts";
import { dayIn } from "../../i18n/day-words.ts";
import { interpolate } from "../../i18n/interpolate.ts";
import { CheckNumber } from "../../ui/button.tsx";
import { OfflineCopyWords } from "../../ui/offline-copy.tsx";
import type { Shell } from "../../ui/shell.server.ts";
import { StaticPart } from "../../ui/static-part.tsx";
import { Trans } from "../../ui/trans.tsx";
import { bankilyNumberId, HolderName, PayeeValue, payeesOf } from "./payees.tsx";
import { pageQr } from "./qr-code.server.ts";
import { QrFigure } from "./qr-image.tsx";

type SlotProps = { shell: Shell; texts: Pick<DonateTexts, "bankily" | "donor"> };

const darkLinkClasses =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sun";

export function PayeeDetails({ shell, texts }: SlotProps) {
  const { bankily } = texts;
  const [first] = payeesOf(shell, texts);
  return (
    <StaticPart shell={shell}>
      <p className="marked mb-5 hidden max-w-text font-semibold offline-copy:block">
        <OfflineCopyWords text={bankily.offlineCopy} /> <CheckNumber as={PlainLink} />
      </p>
      <p className="text-press-pale">{first.label}</p>
      <p className="text-figure font-semibold">
        <PayeeValue
          payee={first}
          id={bankilyNumberId}
          className="inline-block py-1 text-white hover:text-sun max-sm:text-section"
        />
      </p>
    </StaticPart>
  );
}

export function CheckPayee({ shell, texts }: SlotProps) {
  const { official } = texts.donor;
  const [, second] = payeesOf(shell, texts);
  const holder = { label: <>{texts.bankily.holderLabel}</>, value: <HolderName /> };
  const since = dayIn(loadSite().bankily.numberSince, shell.language);
  return (
    <StaticPart shell={shell}>
      <p className="mt-4">
        <Trans text={shell.ui.line} values={holder} />
      </p>
      {second === undefined ? null : (
        <p className="mt-4">
          <span className="text-press-pale">
            {interpolate(shell.ui.label, { label: second.label })}
          </span>{" "}
          <PayeeValue
            payee={second}
            className="inline-flex min-h-11 items-center font-semibold hover:text-sun"
          />
        </p>
      )}
      <details className="mt-1 max-w-text">
        <summary className="min-h-11 py-2">{official.title}</summary>
        <p className="mt-1">
          <Trans text={official.since} values={{ date: <>{since}</> }} />{" "}
          <CheckNumber as={PlainLink} />
        </p>
        <a href={shell.paths.contact} className={darkLinkClasses}>
          {official.report}
        </a>
      </details>
    </StaticPart>
  );
}

function PlainLink({ href, children }: ComponentProps<"a">) {
  return (
    <a href={href} rel="noreferrer" className="underline underline-offset-4 hover:text-sun">
      {children}
    </a>
  );
}

export function TransferHints({ shell, texts: { bankily, donor } }: SlotProps) {
  const { otherWays, fromAbroad } = loadSite();
  const hasWays = otherWays !== undefined || fromAbroad !== undefined;
  return (
    <>
      <p className="mt-4 marked">{bankily.currencyNote}</p>
      <a href={hasWays ? "#other-ways" : shell.paths.contact} className={`mt-2 ${darkLinkClasses}`}>
        {hasWays ? donor.other.without : bankily.without}
      </a>
    </>
  );
}

export function BankilyAside({ shell, texts: { bankily } }: SlotProps) {
  const { title, points } = bankily.secure;
  return (
    <div className="grid content-start gap-4">
      <QrFigure qr={pageQr(shell.language)} />
      <div className="rounded-soft bg-paper px-5 py-4 text-ink">
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
