import { type InputHTMLAttributes, useState } from "react";
import { describeMessage, emailLink, type Row } from "../../charity/contact-links.ts";
import { WhatsAppButton } from "../../charity/contacts.tsx";
import { giftPrograms } from "../../charity/programs.ts";
import { cleanLine } from "../../forms/clean-text.ts";
import { readDraft, useDraft, writeDraft } from "../../forms/draft.ts";
import {
  cleanTransactionNumber,
  looksLikePin,
  maxTransactionNumberLength,
} from "../../forms/transaction-number.ts";
import { showDay } from "../../i18n/day-words.ts";
import { interpolate, isolate } from "../../i18n/interpolate.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { controlClasses, Field, useRemark } from "../../ui/field.tsx";
import { Mail } from "../../ui/icons.tsx";
import { Rosette } from "../../ui/ornament.tsx";
import { formatMoney, parseAmount } from "../amount.ts";
import type { DonationConfig } from "../donate-data.server.ts";
import { linkedMru } from "../gift-link.ts";
import { GiftSlip, SlipRow } from "../gift-slip.tsx";
import type { AfterTransferData } from "./after-data.server.ts";
import { draftOfGift, emptyReport } from "./report.ts";

/** In UTF-16 code units, as HTML fields count. */
const maxNameLength = 60;

/** Safari 13 has no field for days, and gives the text. */
const isDay = /^\d{4}-(0\d|1[0-2])-\d\d$/;

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
  const fieldOf = (id: keyof typeof emptyReport) => ({
    id,
    value: typed[id],
    onText: (text: string) => setTyped({ ...typed, [id]: text }),
  });
  return { typed, fieldOf };
}

/** Marks this visit, to which a reload and Back return, as the one whose message was opened. */
function noteReported(): void {
  const reportedAt = `${Date.now()}`;
  history.replaceState({ ...history.state, reportedAt }, "");
  writeDraft("sent", { ...readDraft("sent")?.texts, reportedAt });
}

/** The amount in MRU, perhaps with decimals, or 0 when it is not a possible transfer. */
function sentMru(typed: string, { donation }: DonationConfig): number {
  const parsed = parseAmount(typed);
  if (parsed.kind !== "amount" || (parsed.currency ?? "MRU") !== "MRU") return 0;
  return parsed.value > donation.maxAmount ? 0 : parsed.value;
}

/** Whether the day is still to come, here and in Nouakchott, where the clock shows UTC. */
const isAhead = (day: string) => Math.min(Date.parse(day), Date.parse(`${day}T00:00`)) > Date.now();

export function SentGift({ data }: { data: AfterTransferData }) {
  const shell = useIslandShell();
  const { slip, payee, config, texts, programs, days } = data;
  const { report, message } = texts;
  const { reference } = shell.site.bankily;
  const { typed, fieldOf } = useReport(config);
  const writeMoney = (mru: number) => formatMoney(mru, "MRU", shell.language, config);
  const exact = sentMru(typed["sent-amount"], config);
  const amount = Math.round(exact);
  const rounded = { amount: isolate(writeMoney(amount), shell.language.dir) };
  const day = typed["sent-day"];
  const written = isDay.test(day) ? showDay(day, days) : cleanLine(day);
  const ahead = isAhead(day) ? report.dayAhead : "";
  const date = ahead ? "" : written;
  const program = giftPrograms.find((id) => id === typed["sent-program"]);
  // No line may name the payee: the page knows today's number, and the donor may have paid an older one.
  const lines: Row[] = [
    [slip.bankily.amountLabel, amount > 0 ? writeMoney(amount) : ""],
    [message.program, program ? programs[program] : ""],
    [message.date, date],
    [message.reference, reference],
    [message.transactionNumber, cleanTransactionNumber(typed["sent-number"])],
    [message.inNameOf, cleanLine(typed["sent-name"])],
  ];
  const amountIsWrong = amount === 0 && typed["sent-amount"].trim() !== "";
  const max = writeMoney(config.donation.maxAmount);
  return (
    <GiftSlip
      texts={slip}
      payee={payee}
      config={config}
      amountMru={amount}
      head={<p className="mb-3 font-semibold print:hidden">{report.slip}</p>}
      rows={
        <SlipRow label={message.date} small className="with-script">
          <div className="flex items-end justify-between">
            {/* A new key makes a new element, because a browser that translates may have removed the text. */}
            <span key={date}>{date || "\u00a0"}</span>
            {/* The stamp comes with the day, because in the HTML its picture would delay the first words. */}
            {date && <Rosette className="-mt-9 size-14 -rotate-12 text-accent sm:size-16" />}
          </div>
        </SlipRow>
      }
    >
      <section
        aria-labelledby="sent"
        className="-mx-4 mt-3 border-t-2 border-dashed border-line px-4 py-3 sm:-mx-7 sm:px-7"
      >
        <h2 id="sent" className="text-title print:hidden">
          {report.title}
        </h2>
        <div
          data-draft="sent"
          className="with-script mt-3 grid grid-cols-1 gap-4 print:mt-0 print:grid-cols-2 print:gap-y-1 sm:grid-cols-2"
        >
          <ReportField
            {...fieldOf("sent-number")}
            words={report.transactionNumber}
            problem={looksLikePin(typed["sent-number"]) ? report.looksLikePin : ""}
            dir="ltr"
            maxLength={maxTransactionNumberLength}
          />
          {/* On paper the slip itself has the amount and the day, when they are known. */}
          <div className={amount > 0 ? "contents print:hidden" : "contents"}>
            <ReportField
              {...fieldOf("sent-amount")}
              words={report.amount}
              problem={amountIsWrong ? interpolate(report.amountWrong, { max }) : ""}
              note={amount === exact ? "" : interpolate(report.rounded, rounded)}
              inputMode="decimal"
              dir="ltr"
            />
          </div>
          <ProgramField {...fieldOf("sent-program")} data={data} />
          <ReportField
            {...fieldOf("sent-name")}
            words={report.inNameOf}
            dir="auto"
            maxLength={maxNameLength}
          />
          <div className={date ? "contents print:hidden" : "contents"}>
            <ReportField
              {...fieldOf("sent-day")}
              type="date"
              dir="ltr"
              words={report.day}
              problem={ahead}
            />
          </div>
        </div>
        <p className="mt-4 text-small print:hidden">{report.pin}</p>
        <p className="mt-2 text-small text-ink-soft">{report.notReceipt}</p>
        <SendButtons
          data={data}
          message={`${message.greeting}\n${describeMessage(lines, shell)}`}
        />
      </section>
    </GiftSlip>
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

type FieldProps = { id: string; value: string; onText: (text: string) => void };

function ProgramField({ id, value, onText, data }: FieldProps & { data: AfterTransferData }) {
  const { report } = data.texts;
  return (
    <div className="col-span-full print:order-1">
      <Field id={id} {...report.program}>
        {(ids) => (
          <select
            {...ids}
            name={id}
            value={value}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            className={`${controlClasses} list-arrow`}
          >
            <option value="">{report.anyProgram}</option>
            {giftPrograms.map((program) => (
              <option key={program} value={program}>
                {data.programs[program]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

type FieldWords = { label: string; hint: string };

type ReportFieldProps = FieldProps & { words: FieldWords; problem?: string; note?: string } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "dir" | "inputMode" | "maxLength" | "type"
  >;

function ReportField({ id, words, problem = "", note = "", onText, ...input }: ReportFieldProps) {
  const { remark, isWrong } = useRemark(problem, note);
  return (
    <Field id={id} {...words} remark={remark} besideAnother>
      {(ids) => (
        <input
          {...ids}
          name={id}
          type="text"
          {...input}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          className={`${controlClasses} ${input.dir === "ltr" ? "rtl:text-end" : ""}`}
        />
      )}
    </Field>
  );
}
