import { useState } from "react";
import { describeMessage, emailLink } from "../../charity/contact-links.ts";
import { WhatsAppButton } from "../../charity/contacts.tsx";
import { readDraft, useDraft, writeDraft } from "../../forms/draft.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Mail } from "../../ui/icons.tsx";
import { Rosette } from "../../ui/ornament.tsx";
import type { DonationConfig } from "../donate-data.server.ts";
import { linkedMru } from "../gift-link.ts";
import { GiftSlip, SlipRow } from "../gift-slip.tsx";
import type { AfterTransferData } from "./after-data.server.ts";
import { draftOfGift, emptyReport, type Report, readReport, reportLines } from "./report.ts";
import { ReportFields } from "./report-fields.tsx";

/** The donor's report. It is stored only in its tab, as a draft, and not in the address, which browsers remember. */
function useReport(config: DonationConfig) {
  const [typed, setTyped] = useState(emptyReport);
  useDraft("sent", (storedDraft, _, typedNow = {}) => {
    const linked = linkedMru(config);
    const visit: unknown = history.state?.reportedAt;
    const draft = draftOfGift({ storedDraft, typedNow, linkedMru: linked, visit });
    writeDraft("sent", draft);
    const today = new Date().toISOString().slice(0, 10);
    const start = { "sent-amount": linked > 0 ? `${linked}` : "", "sent-day": today };
    setTyped({ ...emptyReport, ...start, ...draft });
  });
  const controlOf = (id: keyof Report) => ({
    id,
    name: id,
    value: typed[id],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [id]: currentTarget.value }),
  });
  return { typed, controlOf };
}

/** Marks this visit, to which a reload and Back return, as the one whose message was opened. */
function noteReported(): void {
  const reportedAt = `${Date.now()}`;
  history.replaceState({ ...history.state, reportedAt }, "");
  writeDraft("sent", { ...readDraft("sent")?.texts, reportedAt });
}

export function SentGift({ data }: { data: AfterTransferData }) {
  const shell = useIslandShell();
  const { slip, payee, config, texts } = data;
  const { report, message } = texts;
  const { typed, controlOf } = useReport(config);
  const { amountMru, day } = readReport(typed, data);
  const lines = describeMessage(reportLines(typed, data, shell), shell);
  return (
    <GiftSlip
      texts={slip}
      payee={payee}
      config={config}
      amountMru={amountMru}
      head={<p className="mb-3 font-semibold print:hidden">{report.slip}</p>}
      rows={<SentDay label={message.date} day={day} />}
    >
      <section
        aria-labelledby="sent"
        className="-mx-4 mt-3 border-t-2 border-dashed border-line px-4 py-3 sm:-mx-7 sm:px-7"
      >
        <h2 id="sent" className="text-title print:hidden">
          {report.title}
        </h2>
        <ReportFields typed={typed} controlOf={controlOf} data={data} />
        <p className="mt-4 text-small print:hidden">{report.pin}</p>
        <p className="mt-2 text-small text-ink-soft">{report.notReceipt}</p>
        <SendButtons data={data} message={`${message.greeting}\n${lines}`} />
      </section>
    </GiftSlip>
  );
}

function SentDay({ label, day }: { label: string; day: string }) {
  return (
    <SlipRow label={label} small className="with-script">
      <div className="flex items-end justify-between">
        {/* A new key makes a new element, because a browser that translates may have removed the text. */}
        <span key={day}>{day || "\u00a0"}</span>
        {/* The stamp comes with the day, because in the HTML its picture would delay the first words. */}
        {day && <Rosette className="-mt-9 size-14 -rotate-12 text-accent sm:size-16" />}
      </div>
    </SlipRow>
  );
}

/** The page sends nothing. A press only prepares the message. */
function SendButtons({ data, message }: { data: AfterTransferData; message: string }) {
  const { email, bankily } = useIslandShell().site;
  const { report } = data.texts;
  const mail = emailLink({ to: email, subject: bankily.reference, body: message });
  return (
    <div className="mt-3 grid gap-3 print:hidden">
      <WhatsAppButton variant="main" message={message} onClick={noteReported}>
        {report.whatsapp}
      </WhatsAppButton>
      <ButtonLink variant="quiet" icon={Mail} href={mail.href} onClick={noteReported}>
        {report.email}
      </ButtonLink>
    </div>
  );
}
