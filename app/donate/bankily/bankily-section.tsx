import { Section } from "../../components/section.tsx";
import type { DonateTexts } from "../../content/schemas/donate.ts";
import { telLink } from "../../shell/contact-links.ts";
import { useShell } from "../../shell/use-shell.ts";
import type { Transfer } from "../gift/use-transfer.ts";
import { BankilySteps } from "./bankily-steps.tsx";
import { CopyLarge } from "./copy-large.tsx";
import type { QrCode } from "./qr-code.server.ts";
import { QrFigure } from "./qr-figure.tsx";
import { SecureBox } from "./secure-box.tsx";

type BankilySectionProps = {
  texts: DonateTexts["bankily"];
  transfer: Transfer | undefined;
  code: QrCode;
};

const numberId = "bankily-number";

/** How the gift is sent: the number, what to do with it, and the QR code. */
export function BankilySection({ texts, transfer, code }: BankilySectionProps) {
  const { phone } = useShell().site;
  return (
    <Section title={texts.title} lead={texts.lead} id="bankily" ground="press">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_20rem]">
        <div>
          <p className="text-press-pale">{texts.numberLabel}</p>
          <p className="text-figure font-semibold leading-tight">
            <a
              href={telLink(phone)}
              className="inline-block whitespace-nowrap py-1 text-white hover:text-sun max-sm:text-section"
            >
              <bdi dir="ltr" id={numberId}>
                {phone}
              </bdi>
            </a>
          </p>
          <div className="mt-4">
            <CopyLarge texts={texts} phone={phone} shownBy={numberId} />
          </div>
          <h3 className="mt-10 mb-4 text-title">{texts.stepsTitle}</h3>
          <BankilySteps texts={texts} transfer={transfer} />
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
