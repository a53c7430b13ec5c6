import type { ReactNode } from "react";
import type { DonateTexts } from "../../generated/texts.ts";
import { loadFigures } from "../content/figures.server.ts";
import { languages, loadTexts } from "../content/load-content.server.ts";
import { HolderName, type Payee, payeesOf } from "../donate/bankily/payees.tsx";
import { pageQr } from "../donate/bankily/qr-code.server.ts";
import { QrImage } from "../donate/bankily/qr-image.tsx";
import { makeDayWords } from "../i18n/day-words.ts";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/ornament.tsx";
import type { Shell } from "../ui/shell.server.ts";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import { useShell } from "../ui/use-shell.ts";
import type { SheetData } from "./fill-in.ts";

type SheetPageProps = {
  shell: Shell;
  title: string;
  texts: { print: string };
  name: "poster" | "note" | "card";
  fillIn?: Readonly<Record<"linked" | "fill", string>>;
  children: ReactNode;
};

/** One sheet of paper; what is asked about it stands above and is not printed. */
function SheetPage({ shell, title, texts, name, fillIn, children }: SheetPageProps) {
  return (
    <StaticPart shell={shell}>
      <div className="page-width py-8 print:p-0">
        <h1 className="text-section print:hidden">{title}</h1>
        <div className="with-script mt-4 print:hidden">
          <Button variant="main" data-print="">
            {texts.print}
          </Button>
        </div>
        {fillIn && <FillIn texts={fillIn} />}
        <div data-sheet={name} data-payee={name === "card" ? undefined : ""} className="sheet">
          {children}
        </div>
      </div>
    </StaticPart>
  );
}

/** Who is paid comes from the build alone. */
export function PosterPage({ shell }: { shell: Shell }) {
  const { ui, site, language } = shell;
  const texts = loadTexts("poster", language);
  const donate = loadTexts("donate", language);
  const { bankily, donor } = donate;
  const [first, second] = payeesOf(shell, donate);
  const others = languages().filter(({ code }) => code !== language.code);
  const qr = pageQr(language);
  const facebook = <bdi>{ui.footer.facebook}</bdi>;
  return (
    <SheetPage shell={shell} title={texts.head.title} texts={texts} name="poster">
      <SheetName>{ui.name}</SheetName>
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
        {second && (
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
        <Trans text={ui.checkNumber} values={{ email: site.email, facebook }} />
      </p>
      <p>
        <Ltr>{qr.address}</Ltr>
      </p>
    </SheetPage>
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

/** It must never be taken for a receipt. */
export function GiftNotePage({ shell }: { shell: Shell }) {
  const { ui, site, language } = shell;
  const texts = loadTexts("giftNote", language);
  const { amountLabel, numberLabel, holderLabel } = loadTexts("donate", language).bankily;
  const { message } = loadTexts("afterTransfer", language);
  const rows: [label: string, value: ReactNode][] = [
    [amountLabel, <Blank key="amount" name="amount" />],
    [message.date, <Blank key="date" name="date" />],
    [numberLabel, <Ltr key="number">{site.phone}</Ltr>],
    [holderLabel, <HolderName key="holder" />],
    [message.reference, <bdi key="reference">{site.bankily.reference}</bdi>],
    [message.transactionNumber, <Blank key="transactionNumber" name="transactionNumber" />],
    [message.dedication, <Blank key="name" name="name" />],
  ];
  return (
    <SheetPage shell={shell} title={texts.title} texts={texts} name="note" fillIn={texts}>
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
    </SheetPage>
  );
}

/** It must never be taken for a receipt. */
export function GiftCardPage({ shell }: { shell: Shell }) {
  const { name } = shell.ui;
  const texts = loadTexts("giftCard", shell.language);
  return (
    <SheetPage shell={shell} title={texts.head.title} texts={texts} name="card" fillIn={texts}>
      <SheetName>{name}</SheetName>
      <p className="sheet-sentence">
        <Trans text={texts.gift} values={{ name: <bdi>{name}</bdi> }} />
      </p>
      <p>{loadTexts("afterTransfer", shell.language).dedication.label}</p>
      <p className="sheet-person">
        <Blank name="name" />
      </p>
      <p>{texts.sentence}</p>
      <p>{texts.notReceipt}</p>
    </SheetPage>
  );
}

const SheetName = ({ children }: { children: string }) => (
  <p className="sheet-name">
    <Mark className="size-[3.6em]" /> {children}
  </p>
);

/** Asks whether what the address carries is to stand on the sheet; `fill-in.ts` shows it, if there is any. */
function FillIn({ texts }: { texts: Readonly<Record<"linked" | "fill", string>> }) {
  const { language } = useShell();
  const { currencies, donation } = loadFigures();
  const { group, decimal } = language;
  const days = makeDayWords(language);
  const data: SheetData = { config: { currencies, donation }, style: { group, decimal }, days };
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
