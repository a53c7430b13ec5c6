import { islandOf } from "../../../layouts/island.tsx";
import { isDay } from "../../../lib/i18n/day-words.ts";
import { interpolate, isolate } from "../../../lib/i18n/interpolate.ts";
import { useReady } from "../../../lib/timing.ts";
import { WhatsAppButton } from "../../charity/contacts.tsx";
import { describeMessage, emailUrl } from "../../charity/message-links.ts";
import { readDraft, writeDraft } from "../../forms/draft.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Mail } from "../../ui/icons.tsx";
import { GiftSlip, SlipRow } from "../gift-slip.tsx";
import type { AfterTransferData } from "./after-data.server.ts";
import { listingOf, reportLines } from "./report.ts";
import { type PartProps, ReportFields, useReport } from "./report-fields.tsx";

/** Remembers that the message was opened on this visit. A reload and the Back button return to the same visit. */
function noteReported(): void {
  const reportedAt = `${Date.now()}`;
  history.replaceState({ ...history.state, reportedAt }, "");
  writeDraft("reported", { ...readDraft("reported"), reportedAt });
}

export const AfterTransferIsland = islandOf(ReportedGift);

function ReportedGift({ data }: { data: AfterTransferData }) {
  const shell = useIslandShell();
  const { slip, payee, config, texts } = data;
  const { report, message } = texts;
  const donorReport = useReport(data);
  // Before that, the amount may still come from the link or the draft.
  const isSilent = useReady() && donorReport.amountMru === 0;
  const lines = describeMessage(reportLines(donorReport, data, shell), shell);
  return (
    <GiftSlip
      words={slip}
      payee={payee}
      config={config}
      amount={{ mru: donorReport.amountMru }}
      top={<p className="mb-3 font-semibold print:hidden">{report.slip}</p>}
      rows={<SentDay label={message.date} day={donorReport.day} />}
    >
      <section
        aria-labelledby="report"
        className="-mx-4 mt-3 border-t-2 border-dashed border-line px-4 py-3 sm:-mx-7 sm:px-7"
      >
        <h2 id="report" className="mb-2 text-title print:hidden">
          {report.title}
        </h2>
        <ReportFields report={donorReport} data={data} />
        {isSilent && (
          <p className="mt-3 text-small text-ink-soft print:hidden">{report.amountMissing}</p>
        )}
        <SendButtons data={data} message={`${message.greeting}\n${lines}`} />
        <Listing report={donorReport} data={data} />
        <p className="mt-3 text-small print:hidden">{report.pin}</p>
        <p className="mt-2 text-small text-ink-soft">{report.notReceipt}</p>
      </section>
    </GiftSlip>
  );
}

/** Until the day is known, an invisible sentence keeps the space. */
function Listing({ report, data }: PartProps) {
  const { dir } = useIslandShell().language;
  const { typed, isDayToCome } = report;
  const isKnown = isDay(typed["reported-day"]) && !isDayToCome;
  const { month, day } = listingOf(isKnown ? typed["reported-day"] : "2026-09-30", data);
  const values = { month: isolate(month, dir), day: isolate(day, dir) };
  return (
    // `Trans` says why this has a key.
    <p key={day} className={`with-script mt-4 font-semibold ${isKnown ? "" : "invisible"}`}>
      {interpolate(data.texts.report.listed, values)}
    </p>
  );
}

function SentDay({ label, day }: { label: string; day: string }) {
  return (
    <SlipRow label={label} small className="with-script">
      <div className="flex items-start justify-between">
        {/* `Trans` says why this has a key. */}
        <span key={day}>{day || "\u00a0"}</span>
        {/* The place of a stamp stays empty, because nobody has confirmed the gift. */}
        <span className="-mt-9 size-14 rounded-full border-2 border-dashed border-accent print:hidden max-sm:rtl:-mt-5 max-sm:rtl:size-10 sm:size-16" />
      </div>
    </SlipRow>
  );
}

/** The page sends nothing: a press opens WhatsApp or the email program with the message. */
function SendButtons({ data, message }: { data: AfterTransferData; message: string }) {
  const { email, bankily } = useIslandShell().site;
  const { report } = data.texts;
  const mail = emailUrl({ to: email, subject: bankily.reference, body: message });
  return (
    <div className="mt-3 grid gap-3 print:hidden">
      <WhatsAppButton variant="main" message={message} onClick={noteReported}>
        {report.whatsapp}
      </WhatsAppButton>
      <ButtonLink variant="quiet" icon={Mail} href={mail.url} onClick={noteReported}>
        {report.email}
      </ButtonLink>
    </div>
  );
}
