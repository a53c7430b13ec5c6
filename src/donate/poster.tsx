import type { DonateTexts } from "../../generated/texts.ts";
import type { Shell } from "../layouts/shell.ts";
import { Mark } from "../ui/ornament.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import { HolderName, type Payee, usePayees } from "./bankily/payees.tsx";
import { QrImage } from "./bankily/qr-image.tsx";
import { DonateContext, useDonate } from "./donate-context.tsx";
import type { DonateData, posterSentences } from "./donate-data.ts";

type SheetProps = {
  texts: DonateTexts["donor"]["poster"];
  sentences: ReturnType<typeof posterSentences>;
};

/** What the page prints: one sheet for a shop door or a mosque board. Not on screens. */
export function Poster({ shell, data, ...sheet }: SheetProps & { shell: Shell; data: DonateData }) {
  return (
    <StaticPart shell={shell}>
      <DonateContext value={data}>
        <Sheet {...sheet} />
      </DonateContext>
    </StaticPart>
  );
}

function Sheet({ texts, sentences }: SheetProps) {
  const { ui, site, address } = useShell();
  const { bankily, donor } = useDonate().texts;
  const { qrCode } = useDonate();
  const [first, second] = usePayees();
  return (
    <div data-sheet="poster">
      <p className="sheet-name">
        <Mark className="sheet-mark" /> {ui.name}
      </p>
      {sentences.map(({ code, dir, text }) => (
        <p key={code} lang={code} dir={dir} className="sheet-sentence">
          {text}
        </p>
      ))}
      <div className="sheet-box">
        <p>{first.label}</p>
        <p className="sheet-number">
          <Ltr>{first.value}</Ltr>
        </p>
        {second === undefined ? null : (
          <p>
            <Trans
              text={ui.line}
              values={{ label: <>{second.label}</>, value: <Ltr>{second.value}</Ltr> }}
            />
          </p>
        )}
        <p>
          <Trans text={donor.official.holder} values={{ name: <HolderName /> }} />
        </p>
      </div>
      <div className="sheet-how">
        <PosterSteps payee={first} />
        <div className="sheet-code">
          <QrImage alt={bankily.qr.alt} code={qrCode} />
          <p>{"src" in qrCode ? bankily.qr.caption : texts.scan}</p>
        </div>
      </div>
      <p>
        {bankily.currencyNote} {donor.official.pin}
      </p>
      <p>
        <Trans
          text={ui.checkNumber}
          values={{ email: site.email, facebook: <bdi>{ui.footer.facebook}</bdi> }}
        />
      </p>
      <p>
        <Ltr>{address}</Ltr>
      </p>
    </div>
  );
}

function PosterSteps({ payee }: { payee: Payee }) {
  const { reference } = useShell().site.bankily;
  const { bankily, donor } = useDonate().texts;
  const [, , , addReference, confirm] = bankily.steps;
  return (
    <ol>
      <li>{payee.open}</li>
      <li>
        <Trans text={payee.enter} values={{ phone: payee.value, code: payee.value }} />
      </li>
      <li>{bankily.stepNoAmount}</li>
      <li>
        <Trans text={addReference} values={{ reference }} />
      </li>
      <li>
        <Trans text={donor.official.checkName} values={{ name: <HolderName /> }} />
        <br />
        {confirm}
      </li>
    </ol>
  );
}
