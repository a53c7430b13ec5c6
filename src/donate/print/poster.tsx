import type { Shell } from "../../layouts/shell.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { Mark } from "../../ui/mark.tsx";
import { StaticPart } from "../../ui/static-part.tsx";
import { useShell } from "../../ui/use-shell.ts";
import { Words } from "../../ui/words.tsx";
import type { QrCode } from "../bankily/qr-code.ts";
import { QrImage } from "../bankily/qr-image.tsx";
import { type Payee, usePayees } from "../bankily/use-payees.ts";
import type { DonateTexts } from "../donate-texts.ts";
import type { DonorTexts } from "../donor-schema.ts";
import { DonorTextsContext, useDonorTexts } from "../donor-texts.ts";

/** The poster's sentence in one of the site's languages. */
export type Sentence = { readonly code: string; readonly dir: string; readonly text: string };

type PosterProps = {
  shell: Shell;
  texts: DonateTexts & { readonly donor: DonorTexts };
  code: QrCode;
  sentences: readonly Sentence[];
};

/** What the page prints: one sheet for a shop door or a mosque board. Not on screens. */
export function Poster({ shell, texts, ...rest }: PosterProps) {
  return (
    <StaticPart shell={shell}>
      <DonorTextsContext value={texts.donor}>
        <Sheet texts={texts.bankily} poster={texts.donor.poster} {...rest} />
      </DonorTextsContext>
    </StaticPart>
  );
}

type SheetProps = Pick<PosterProps, "code" | "sentences"> & {
  texts: DonateTexts["bankily"];
  poster: DonorTexts["poster"];
};

function Sheet({ texts, poster, code, sentences }: SheetProps) {
  const { ui, address, site } = useShell();
  const { official } = useDonorTexts();
  const [first, second] = usePayees(texts);
  const { accountName } = site.bankily;
  return (
    <div data-sheet="poster">
      <p className="sheet-name">
        <Mark className="sheet-mark" /> {ui.name}
      </p>
      {sentences.map(({ code: language, dir, text }) => (
        <p key={language} lang={language} dir={dir} className="sheet-sentence">
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
            {second.label}: <Ltr>{second.value}</Ltr>
          </p>
        )}
        {accountName === undefined ? null : (
          <p>
            <Words text={official.account} values={{ name: <bdi>{accountName}</bdi> }} />
          </p>
        )}
      </div>
      <div className="sheet-how">
        <PosterSteps texts={texts} payee={first} />
        <div className="sheet-code">
          <QrImage texts={texts.qr} code={code} className="" />
          <p>{code.kind === "bankily" ? texts.qr.bankilyCaption : poster.scan}</p>
        </div>
      </div>
      <p>
        {texts.currencyNote} {official.pin}
      </p>
      <p>
        <Ltr>{address}</Ltr>
      </p>
    </div>
  );
}

function PosterSteps({ texts, payee }: Pick<SheetProps, "texts"> & { payee: Payee }) {
  const { bankily } = useShell().site;
  const [, , , addReference, confirm] = texts.steps;
  return (
    <ol>
      <li>{payee.open}</li>
      <li>
        <Words text={payee.enter} values={{ phone: payee.value, code: payee.value }} />
      </li>
      <li>{texts.stepNoAmount}</li>
      <li>
        <Words text={addReference} values={{ reference: bankily.reference }} />
      </li>
      <li>{confirm}</li>
    </ol>
  );
}
