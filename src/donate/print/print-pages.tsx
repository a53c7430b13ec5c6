import type { ReactNode } from "react";
import type {
  AfterGiftTexts,
  DonateTexts,
  GiftCardTexts,
  GiftNoteTexts,
  PosterTexts,
} from "../../../generated/texts.ts";
import { languages } from "../../content/load-content.server.ts";
import { loadTexts } from "../../content/load-texts.server.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/ornament.tsx";
import type { Shell } from "../../ui/shell.server.ts";
import { StaticPart } from "../../ui/static-part.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { useShell } from "../../ui/use-shell.ts";
import { HolderName, type Payee, payeesOf } from "../bankily/payees.tsx";
import { type PageQr, QrImage } from "../bankily/qr-image.tsx";
import type { SheetData } from "./fill-in.ts";

type PrintPageProps = { shell: Shell; title: string; print: string; children: ReactNode };

function PrintPage({ shell, title, print, children }: PrintPageProps) {
  return (
    <StaticPart shell={shell}>
      <div className="page-width py-8 print:p-0">
        <h1 className="text-section print:hidden">{title}</h1>
        <div className="with-script mt-4 print:hidden">
          <Button variant="main" data-print="">
            {print}
          </Button>
        </div>
        {children}
      </div>
    </StaticPart>
  );
}

type PosterProps = {
  shell: Shell;
  texts: Omit<PosterTexts, "head">;
  title: string;
  donate: DonateTexts;
  qr: PageQr;
};

export function PosterPage({ shell, texts, title, donate, qr }: PosterProps) {
  const { ui, site, language } = shell;
  const { bankily, donor } = donate;
  const [first, second] = payeesOf(shell, donate);
  const others = languages().filter(({ code }) => code !== language.code);
  return (
    <PrintPage shell={shell} title={title} print={texts.print}>
      <div data-sheet="poster" data-payee="" className="sheet">
        <p className="sheet-name">
          <Mark className="sheet-mark" /> {ui.name}
        </p>
        {[language, ...others].map((each) => (
          <p key={each.code} lang={each.code} dir={each.dir} className="sheet-sentence">
            {loadTexts("poster", each).sentence}
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
          <PosterSteps payee={first} donate={donate} />
          <div className="sheet-code">
            <QrImage qr={qr} />
            <p>{qr.isOwn ? qr.caption : texts.scan}</p>
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
          <Ltr>{qr.address}</Ltr>
        </p>
      </div>
    </PrintPage>
  );
}

function PosterSteps({ payee, donate }: { payee: Payee; donate: DonateTexts }) {
  const { reference } = useShell().site.bankily;
  const { bankily, donor } = donate;
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

type FillInProps = { texts: Readonly<Record<"linked" | "fill", string>>; data: SheetData };

function FillIn({ texts, data }: FillInProps) {
  return (
    <div data-fill-in={JSON.stringify(data)} hidden className="mt-4 marked print:hidden">
      <p>{texts.linked}</p>
      <Button variant="quiet" className="mt-2">
        {texts.fill}
      </Button>
    </div>
  );
}

const Blank = ({ name }: { name: string }) => <bdi data-blank={name} className="sheet-blank" />;

type NoteProps = {
  shell: Shell;
  texts: Omit<GiftNoteTexts, "head">;
  donate: DonateTexts;
  data: SheetData;
  message: AfterGiftTexts["message"];
};

/** It must never be taken for a receipt. */
export function NotePage({ shell, texts, donate, message, data }: NoteProps) {
  const { ui, site } = shell;
  const { amountLabel, numberLabel, holderLabel } = donate.bankily;
  const rows: [label: string, value: ReactNode][] = [
    [amountLabel, <Blank key="amount" name="amount" />],
    [message.date, <Blank key="date" name="date" />],
    [numberLabel, <Ltr key="number">{site.phone}</Ltr>],
    [holderLabel, <HolderName key="holder" />],
    [message.reference, <bdi key="reference">{site.bankily.reference}</bdi>],
    [message.code, <Blank key="code" name="code" />],
    [message.dedication, <Blank key="name" name="name" />],
  ];
  return (
    <PrintPage shell={shell} title={texts.title} print={texts.print}>
      <FillIn texts={texts} data={data} />
      <div data-sheet="note" data-payee="" className="sheet">
        <p>{ui.name}</p>
        <p className="sheet-name">{texts.title}</p>
        <p className="sheet-box">{texts.notReceipt}</p>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PrintPage>
  );
}

type CardProps = {
  shell: Shell;
  texts: Omit<GiftCardTexts, "head">;
  title: string;
  label: string;
  data: SheetData;
};

/** It must never be taken for a receipt. */
export function CardPage({ shell, texts, title, label, data }: CardProps) {
  const { name } = shell.ui;
  return (
    <PrintPage shell={shell} title={title} print={texts.print}>
      <FillIn texts={texts} data={data} />
      <div data-sheet="card" className="sheet">
        <p className="sheet-name">
          <Mark className="sheet-mark" /> {name}
        </p>
        <p className="sheet-sentence">
          <Trans text={texts.gift} values={{ name: <bdi>{name}</bdi> }} />
        </p>
        <p>{label}</p>
        <p className="sheet-person">
          <Blank name="name" />
        </p>
        <p>{texts.sentence}</p>
        <p>{texts.notReceipt}</p>
      </div>
    </PrintPage>
  );
}
