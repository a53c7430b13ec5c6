import { ShieldCheck } from "lucide-react";
import type { ComponentProps } from "react";
import type { DonateTexts } from "../../../generated/texts.ts";
import { interpolate } from "../../i18n/interpolate.ts";
import { CheckNumber } from "../../ui/button.tsx";
import { OfflineCopyWords } from "../../ui/offline-copy.tsx";
import { Section } from "../../ui/section.tsx";
import { Trans } from "../../ui/trans.tsx";
import { useIsland } from "../../ui/use-shell.ts";
import { Day, useDonate } from "../donate-context.tsx";
import type { GiftFormState } from "../gift/use-gift.ts";
import { BankilySteps } from "./bankily-steps.tsx";
import { CopyLarge } from "./copy.tsx";
import { HolderName, PayeeValue, usePayees } from "./payees.tsx";
import { QrFigure } from "./qr-image.tsx";

const numberId = "bankily-number";
const darkLinkClasses =
  "inline-flex min-h-11 items-center underline underline-offset-4 hover:text-sun";

/** How the gift is sent: to whom, what to do with it, and the QR code. */
export function BankilySection({ gift }: { gift: GiftFormState }) {
  const { texts, qr, hasWays } = useDonate();
  const { ui, paths } = useIsland();
  const { bankily } = texts;
  const [first, second] = usePayees();
  return (
    <Section title={bankily.title} lead={bankily.lead} id="bankily" tone="press">
      <div data-payee="" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div>
          <p className="marked mb-5 hidden max-w-text font-semibold copy:block">
            <OfflineCopyWords text={bankily.offlineCopy} />
          </p>
          <p className="text-press-pale">{first.label}</p>
          <p className="text-figure font-semibold">
            <PayeeValue
              payee={first}
              id={numberId}
              className="inline-block py-1 text-white hover:text-sun max-sm:text-section"
            />
          </p>
          <div className="mt-4">
            <CopyLarge payee={first} shownBy={numberId} />
          </div>
          {second === undefined ? null : (
            <p className="mt-4">
              <span className="text-press-pale">
                {interpolate(ui.label, { label: second.label })}
              </span>{" "}
              <PayeeValue
                payee={second}
                className="inline-flex min-h-11 items-center font-semibold hover:text-sun"
              />
            </p>
          )}
          <OfficialNumber />
          <h3 className="mt-8 mb-4 text-title">{bankily.stepsTitle}</h3>
          <BankilySteps gift={gift} payee={first} />
          <p className="mt-8 marked">{bankily.currencyNote}</p>
          <a href={hasWays ? "#other-ways" : paths.contact} className={`mt-3 ${darkLinkClasses}`}>
            {bankily.without}
          </a>
        </div>
        <div className="grid content-start gap-8">
          <QrFigure qr={qr} />
          <SecureBox texts={bankily.secure} />
        </div>
      </div>
    </Section>
  );
}

/** A link in the colour of the words around it. */
function PlainLink({ href, children }: ComponentProps<"a">) {
  return (
    <a href={href} rel="noreferrer" className="underline underline-offset-4 hover:text-sun">
      {children}
    </a>
  );
}

/** How a donor knows that the number is right, and what to do about one that is not. */
function OfficialNumber() {
  const { texts, numberSince } = useDonate();
  const { official } = texts.donor;
  return (
    <div className="mt-5 max-w-text marked">
      <p>
        <Trans text={official.holder} values={{ name: <HolderName /> }} />
      </p>
      <p>
        <Trans text={official.since} values={{ date: <Day date={numberSince} /> }} /> {official.pin}
      </p>
      <p>
        <CheckNumber as={PlainLink} />
      </p>
      <a href={useIsland().paths.contact} className={darkLinkClasses}>
        {official.report}
      </a>
    </div>
  );
}

/** The 'Secure & Transparent' box beside the steps. */
function SecureBox({ texts }: { texts: DonateTexts["bankily"]["secure"] }) {
  return (
    <div className="rounded-soft bg-paper p-5 text-ink sm:p-6">
      <h3 className="flex items-center gap-3 text-title">
        <ShieldCheck aria-hidden className="size-7 shrink-0 text-press" />
        {texts.title}
      </h3>
      <ul className="bullets mt-3 grid gap-2">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
