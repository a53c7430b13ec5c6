import type { DonateTexts, PosterTexts } from "../../../generated/texts.ts";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadSite } from "../../content/site.server.ts";
import { dayIn } from "../../i18n/day-words.ts";
import { withSpace } from "../../i18n/interpolate.ts";
import type { Shell } from "../../shell/shell.server.ts";
import { StaticPart } from "../../shell/static-part.server.tsx";
import { useShell } from "../../shell/use-shell.server.ts";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/ornament.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
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
          <h1 className="text-section">{texts.head.title}</h1>
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
  const others = languages().filter(({ code }) => code !== language.code);
  const qr = pageQr(language);
  return (
    <div data-payee="" className="poster">
      <p className="poster-name">
        <Mark className="size-[3.6em]" /> {ui.name}
      </p>
      {[language, ...others].map((posterLanguage) => (
        <p
          key={posterLanguage.code}
          lang={posterLanguage.code}
          dir={posterLanguage.dir}
          className="poster-sentence"
        >
          {loadTexts("poster", posterLanguage).sentence}
        </p>
      ))}
      <div className="poster-box">
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
        <p>
          <Trans text={donate.donor.official.holder} values={{ name: <HolderName /> }} />
        </p>
        <CompareNumber shell={shell} texts={texts} address={qr.address} />
      </div>
      <div className="poster-how">
        <PosterSteps payee={payee} donate={donate} />
        <div className="poster-code">
          <QrImage qr={qr} />
          <p>{qr.isOwn ? qr.caption : texts.scan}</p>
        </div>
      </div>
      <p>{`${donate.bankily.currencyNote} ${donate.donor.official.pin}`}</p>
    </div>
  );
}

type CompareNumberProps = { shell: Shell; texts: PosterTexts; address: string };

/** Sends the reader to the site, since paper can be old and anybody can print a false poster. */
function CompareNumber({ shell: { language }, texts, address }: CompareNumberProps) {
  const { official } = loadTexts("donate", language).donor;
  const since = dayIn(loadSite().bankily.numberSince, language);
  const short = <Ltr className="font-semibold">{address.replace("https://", "")}</Ltr>;
  return (
    <p>
      <Trans text={withSpace(official.since)} values={{ date: <>{since}</> }} />
      <Trans text={texts.compare} values={{ address: short }} />
    </p>
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
