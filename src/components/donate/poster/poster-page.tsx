import type { ReactNode } from "react";
import canopy from "../../../../art/canopy.svg?url";
import { AsOf } from "../../../layouts/payee-notice.server.tsx";
import { languages, loadTexts } from "../../../lib/content/load-content.server.ts";
import { isExamplePayee, loadSite } from "../../../lib/content/site.server.ts";
import { dayIn } from "../../../lib/i18n/day-words.ts";
import { withSpace } from "../../../lib/i18n/interpolate.ts";
import type { Language } from "../../../lib/i18n/languages-schema.server.ts";
import { ExamplePayee, HiddenPayee } from "../../charity/payee-notes.tsx";
import { pageOf, useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { Button } from "../../ui/button.tsx";
import { OrnamentBand, Tent } from "../../ui/ornament.tsx";
import { Address, Ltr, Trans } from "../../ui/trans.tsx";
import { StepPicture } from "../bankily/bankily-steps.tsx";
import { HolderName } from "../bankily/payee-value.tsx";
import { payeesOf } from "../bankily/payees.server.ts";
import { pageQr, QrImage } from "../bankily/qr-code.server.tsx";

/** One sheet of paper, with a button above it. The payee comes only from the build. */
export const PosterPage = pageOf(() => {
  const { title, print } = useTexts("poster");
  return (
    <div className="page-width justify-between gap-8 py-8 lg:flex print:block print:p-0">
      <div className="print:hidden">
        <h1 className="text-section">{title}</h1>
        <div className="with-script mt-4">
          <Button variant="main" data-print="">
            {print}
          </Button>
        </div>
      </div>
      <HiddenPayee className="mt-6 h-fit lg:mt-0" />
      <Poster />
    </div>
  );
});

function Poster() {
  const shell = useShell();
  const { ui, language, site } = shell;
  const { bankily } = useTexts("donate");
  const [payee, number] = payeesOf(shell, useTexts("donate"));
  const { scan, pin, compare } = useTexts("poster");
  const qr = pageQr(language);
  const address = qr.address.replace("https://", "");
  return (
    <div
      data-payee=""
      className="poster mx-auto mt-6 grid lg:mx-0 lg:mt-0 max-w-[46rem] grid-cols-1 gap-4 break-inside-avoid border border-line bg-[#fff] p-4 max-[15rem]:p-1 leading-[1.35] rtl:leading-normal"
    >
      <img src={canopy} alt="" width={2400} height={240} className="poster-canopy" />
      <p className="flex flex-wrap items-center gap-x-[0.5em] text-[1.4em] font-semibold print:text-[2em]">
        <Tent className="size-[2em] print:size-[1.5em]" /> {ui.name}
      </p>
      <Sentences />
      <div className="mx-[1pt] rounded-soft border-[2pt] print:my-[0.2em] px-[0.7em] py-[0.5em]">
        <ExamplePayee className="mb-[0.2em] border-b-[1pt] pb-[0.2em] font-semibold text-[1.2em]" />
        <p className="print:text-[1.2em]">{payee.label}</p>
        <p className="text-[min(4.6rem,7.6vw)] leading-[1.15] font-semibold [word-spacing:-0.08em] print:text-[5.9em] print:whitespace-nowrap">
          <Ltr>{payee.value}</Ltr>
        </p>
        {number && (
          <p>
            <Trans
              text={ui.labelled}
              values={{ label: <>{number.label}</>, value: <Ltr>{number.value}</Ltr> }}
            />
          </p>
        )}
        <p className="mt-[0.4em] print:text-[1.2em]">{bankily.holderLabel}</p>
        <p className={`poster-holder ${holderSize(site.bankily.holder)}`}>
          <HolderName />
        </p>
      </div>
      <PosterSteps />
      <div className="grid gap-[1em] sm:grid-cols-[auto_1fr] print:grid-cols-[auto_1fr]">
        <div className="poster-code">
          <QrImage qr={qr} loading="eager" className="w-72 max-w-full" />
        </div>
        <div className="grid content-center gap-[0.6em]">
          <div className="grid gap-[0.3em] text-[1.2em] font-semibold print:text-[1.5em]">
            {/* Sends the reader to the site, because anybody can print a false poster. */}
            <p>
              <Trans text={compare} values={{ address: <Address>{address}</Address> }} />
            </p>
            <p>{pin}</p>
          </div>
          <p className="text-small print:text-[1em]">{qr.isBankily ? qr.caption : scan}</p>
          <Age />
        </div>
      </div>
      <OrnamentBand className="poster-band" />
    </div>
  );
}

/** On paper 40 letters have one line, and 70 have two. */
function holderSize({ length }: string): string {
  if (length <= 27) return "print:text-[1.14em]";
  return length <= 40 ? "print:text-[0.77em]" : "print:text-[0.6em]";
}

/** The language of the sheet is large. The others are columns under it. */
function Sentences() {
  const { language } = useShell();
  const others = languages().filter(({ code }) => code !== language.code);
  return (
    <>
      <p className="text-[min(1.7em,10vw)] leading-tight font-semibold text-balance rtl:leading-[1.4] print:text-[2.7em]">
        {useTexts("poster").sentence}
      </p>
      <div className="poster-others leading-tight font-semibold print:text-[1.3em]">
        {others.map((each) => (
          <p key={each.code} lang={each.code} dir={each.dir}>
            {loadTexts("poster", each).sentence}
          </p>
        ))}
      </div>
    </>
  );
}

/** Paper can be old. */
function Age() {
  const { language } = useShell();
  const { since } = useTexts("donate").donor.official;
  const values = { date: <>{dayIn(loadSite().bankily.numberSince, language)}</> };
  return (
    <p className="text-small print:text-[1em]">
      {!isExamplePayee() && <Trans text={withSpace(since)} values={values} />}
      <AsOf />
    </p>
  );
}

const wide = "sm:grid-cols-[auto_1fr_1fr] print:grid-cols-[auto_1fr_1fr]";

/** Five pictures with their words in the language of the sheet and in one that runs the other way, where there is one. */
function PosterSteps() {
  const { language } = useShell();
  const other = languages().findLast(({ dir }) => dir !== language.dir);
  const steps = useStepWords(language);
  const otherSteps = useStepWords(other ?? language);
  return (
    <ol className="poster-steps grid gap-[0.5em] leading-[1.3] print:text-[1.1em]">
      {steps.map((words, index) => {
        // The steps never change places.
        const number = index + 1;
        return (
          <li
            key={number}
            className={`grid grid-cols-[auto_1fr] items-center gap-x-[0.8em] ${wide}`}
          >
            <StepPicture number={number} loading="eager" />
            <p className="font-semibold">{words}</p>
            {other && (
              <p
                lang={other.code}
                dir={other.dir}
                className="col-start-2 sm:col-auto print:col-auto"
              >
                {otherSteps[index]}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function useStepWords(language: Language): ReactNode[] {
  const shell = useShell();
  const reference = (
    <Ltr className="inline-block max-w-full font-bold wrap-anywhere">
      {shell.site.bankily.reference}
    </Ltr>
  );
  const donate = loadTexts("donate", language);
  const { enter, checkName } = loadTexts("poster", language);
  const { stepNoAmount, stepReference, stepConfirm } = donate.bankily;
  const [payee] = payeesOf(shell, donate);
  return [
    payee.open,
    enter,
    stepNoAmount,
    <Trans key="reference" text={stepReference} values={{ reference }} />,
    `${checkName} ${stepConfirm}`,
  ];
}
