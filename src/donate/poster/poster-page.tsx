import type { DonateTexts, PosterTexts } from "../../../generated/texts.ts";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import { dayIn } from "../../i18n/day-words.ts";
import { withSpace } from "../../i18n/interpolate.ts";
import type { Shell } from "../../shell/shell.server.ts";
import { StaticPart } from "../../shell/static-part.server.tsx";
import { useShell } from "../../shell/use-shell.server.ts";
import { Button } from "../../ui/button.tsx";
import { Mark, OrnamentBand } from "../../ui/ornament.tsx";
import { Exact, Ltr, Trans } from "../../ui/trans.tsx";
import { type Payee, payeesOf } from "../bankily/payees.server.ts";
import { HolderName } from "../bankily/payees.tsx";
import { pageQr } from "../bankily/qr-code.server.ts";
import { QrImage } from "../bankily/qr-image.tsx";

/** One sheet of paper, with a button above it. The payee comes only from the build. */
export function PosterPage({ shell }: { shell: Shell }) {
  const texts = loadTexts("poster", shell.language);
  return (
    <StaticPart shell={shell}>
      <div className="page-width justify-between gap-8 py-8 lg:flex print:block print:p-0">
        <div className="print:hidden">
          <h1 className="text-section">{texts.title}</h1>
          <div className="with-script mt-4">
            <Button variant="main" data-print="">
              {texts.print}
            </Button>
          </div>
        </div>
        <Poster shell={shell} texts={texts} />
      </div>
    </StaticPart>
  );
}

function Poster({ shell, texts }: { shell: Shell; texts: PosterTexts }) {
  const { ui, language } = shell;
  const donate = loadTexts("donate", language);
  const [payee, number] = payeesOf(shell, donate);
  const qr = pageQr(language);
  return (
    <div data-payee="" className="poster">
      <OrnamentBand className="poster-band" />
      <p className="poster-name">
        <Mark className="size-[2em]" /> {ui.name}
      </p>
      <Sentences language={language} />
      <div>
        <p>{payee.label}</p>
        <p className="poster-number">
          <Ltr>{payee.value}</Ltr>
        </p>
        {number && (
          <p>
            <Trans
              text={ui.line}
              values={{ label: <>{number.label}</>, value: <Ltr>{number.value}</Ltr> }}
            />
          </p>
        )}
        <p className="poster-holder">
          <Trans text={donate.donor.official.holder} values={{ name: <HolderName /> }} />
        </p>
      </div>
      <div className="poster-how">
        <PosterSteps payee={payee} donate={donate} />
        <div className="poster-code">
          <QrImage qr={qr} />
          <p>{qr.isOwn ? qr.caption : texts.scan}</p>
        </div>
      </div>
      <CompareNumber shell={shell} texts={texts} address={qr.address} />
      <p>{`${donate.bankily.currencyNote} ${donate.donor.official.pin}`}</p>
      <OrnamentBand className="poster-band" />
    </div>
  );
}

/** The language of the sheet is large, and the others are small. */
function Sentences({ language }: Pick<Shell, "language">) {
  const others = languages().filter(({ code }) => code !== language.code);
  return [language, ...others].map((shown) => (
    <p key={shown.code} lang={shown.code} dir={shown.dir} className="poster-sentence">
      {loadTexts("poster", shown).sentence}
    </p>
  ));
}

type CompareNumberProps = { shell: Shell; texts: PosterTexts; address: string };

/** Sends the reader to the site, since paper can be old and anybody can print a false poster. */
function CompareNumber({ shell: { language, site }, texts, address }: CompareNumberProps) {
  const { official } = loadTexts("donate", language).donor;
  const since = dayIn(loadSite().bankily.numberSince, language);
  const short = <Exact dir="ltr">{address.replace("https://", "")}</Exact>;
  const email = <Ltr className="whitespace-nowrap">{site.email}</Ltr>;
  return (
    <p>
      <Trans text={withSpace(official.since)} values={{ date: <>{since}</> }} />
      <Trans text={texts.compare} values={{ address: short, email }} />
    </p>
  );
}

function PosterSteps({ payee, donate }: { payee: Payee; donate: DonateTexts }) {
  const { reference } = useShell().site.bankily;
  const { bankily, donor } = donate;
  const [, , , addReference, confirm] = bankily.steps;
  const number = <Exact dir="ltr">{payee.value}</Exact>;
  return (
    <ol>
      <li>{payee.open}</li>
      <li>
        <Trans text={payee.enter} values={{ phone: number, code: number }} />
      </li>
      <li>{bankily.stepNoAmount}</li>
      <li>
        <Trans text={addReference} values={{ reference }} />
      </li>
      <li>
        <Trans text={donor.official.checkName} values={{ name: <HolderName /> }} />
        {confirm}
      </li>
    </ol>
  );
}
