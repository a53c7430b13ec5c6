import { Section } from "../../ui/section.tsx";
import type { DonateTexts } from "../donate-texts.ts";
import type { Transfer } from "../gift/use-transfer.ts";
import { BankilySteps } from "./bankily-steps.tsx";
import { CopyLarge } from "./copy-large.tsx";
import { OfficialNumber, type ShownDate } from "./official-number.tsx";
import { PayeeValue } from "./payee-value.tsx";
import type { QrCode } from "./qr-code.ts";
import { QrFigure } from "./qr-figure.tsx";
import { SecureBox } from "./secure-box.tsx";
import { usePayees } from "./use-payees.ts";

type BankilySectionProps = {
  texts: DonateTexts["bankily"];
  transfer: Transfer | undefined;
  code: QrCode;
  /** Since when the number stands. */
  since: ShownDate;
};

const numberId = "bankily-number";

/** How the gift is sent: to whom, what to do with it, and the QR code. */
export function BankilySection({ texts, transfer, code, since }: BankilySectionProps) {
  const [first, second] = usePayees(texts);
  return (
    <Section title={texts.title} lead={texts.lead} id="bankily" ground="press">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div>
          <p className="text-press-pale">{first.label}</p>
          <p className="text-figure font-semibold leading-tight">
            <PayeeValue
              payee={first}
              id={numberId}
              className="inline-block py-1 text-white hover:text-sun max-sm:text-section"
            />
          </p>
          <div className="mt-4">
            <CopyLarge texts={texts} payee={first} shownBy={numberId} />
          </div>
          {second === undefined ? null : (
            <p className="mt-4">
              <span className="text-press-pale">{second.label}:</span>{" "}
              <PayeeValue
                payee={second}
                className="inline-flex min-h-11 items-center font-semibold hover:text-sun"
              />
            </p>
          )}
          <OfficialNumber since={since} />
          <h3 className="mt-8 mb-4 text-title">{texts.stepsTitle}</h3>
          <BankilySteps texts={texts} transfer={transfer} payee={first} />
          <p className="mt-8 border-s-4 border-sun ps-4">{texts.currencyNote}</p>
        </div>
        <div className="grid content-start gap-8">
          <QrFigure texts={texts.qr} code={code} />
          <SecureBox texts={texts.secure} />
        </div>
      </div>
    </Section>
  );
}
