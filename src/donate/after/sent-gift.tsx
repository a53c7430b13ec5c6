import type { InputHTMLAttributes } from "react";
import { giftPrograms } from "../../accounts/programs.ts";
import { emailUrl } from "../../charity/contact-links.ts";
import { WhatsAppButton } from "../../charity/contacts.tsx";
import { interpolate } from "../../i18n/interpolate.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { controlClasses, Field } from "../../ui/field.tsx";
import { Mail } from "../../ui/icons.tsx";
import { Rosette } from "../../ui/ornament.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { formatMoney } from "../amount.ts";
import { GiftSlip, SlipRow } from "../gift-slip.tsx";
import type { AfterTransferData } from "./after-data.server.ts";
import { looksLikePin, maxTransactionNumberLength } from "./transaction-number.ts";
import { type SentGiftState, useSentGift } from "./use-sent-gift.ts";

/** In UTF-16 code units, as HTML fields count. */
const maxNameLength = 60;

type SentGiftProps = { data: AfterTransferData; gift: SentGiftState };

export function SentGift({ data }: { data: AfterTransferData }) {
  const gift = useSentGift(data);
  const { slip, payee, config, texts } = data;
  return (
    <GiftSlip
      texts={slip}
      payee={payee}
      config={config}
      amountMru={gift.amount}
      head={<p className="mb-3 font-semibold print:hidden">{texts.report.slip}</p>}
      rows={
        <SlipRow label={texts.message.date} small className="with-script">
          <div className="flex items-end justify-between">
            {/* A new key makes a new element, since a browser that translates may have removed the text. */}
            <span key={gift.date}>{gift.date || "\u00a0"}</span>
            {/* The stamp comes with the day, since in the HTML its picture would delay the first words. */}
            {gift.date && <Rosette className="stamp" />}
          </div>
        </SlipRow>
      }
    >
      <GiftMessage data={data} gift={gift} />
    </GiftSlip>
  );
}

/** The page sends nothing. A press only prepares the message. */
function GiftMessage({ data, gift }: SentGiftProps) {
  const { site } = useIslandShell();
  const { report } = data.texts;
  return (
    <section aria-labelledby="sent" className="perforated">
      <h2 id="sent" className="text-title print:hidden">
        {report.title}
      </h2>
      <div
        data-draft="sent"
        className="with-script mt-3 grid grid-cols-1 gap-4 print:mt-0 print:grid-cols-2 sm:grid-cols-2"
      >
        <GiftFields data={data} gift={gift} />
      </div>
      <p className="mt-4 text-small print:hidden">{report.pin}</p>
      <p className="mt-2 text-small text-ink-soft">{report.notReceipt}</p>
      <div className="mt-3 grid gap-3 print:hidden sm:grid-cols-2">
        <WhatsAppButton variant="main" message={gift.message}>
          {report.whatsapp}
        </WhatsAppButton>
        <ButtonLink
          variant="quiet"
          icon={Mail}
          href={emailUrl(site.email, site.bankily.reference, gift.message)}
        >
          {report.email}
        </ButtonLink>
      </div>
    </section>
  );
}

function GiftFields({ data, gift }: SentGiftProps) {
  const { language } = useIslandShell();
  const { texts, config } = data;
  const { report } = texts;
  const max = formatMoney(config.donation.maxAmount, "MRU", language, config);
  return (
    <>
      <CheckedField
        id="sent-number"
        label={report.transactionNumber}
        problem={looksLikePin(gift.transactionNumber) ? report.looksLikePin : ""}
        dir="ltr"
        maxLength={maxTransactionNumberLength}
        value={gift.transactionNumber}
        onText={gift.typeTransactionNumber}
      />
      {/* On paper the slip itself has the amount and the day. */}
      <div className="contents print:hidden">
        <CheckedField
          id="sent-amount"
          label={report.amount}
          problem={gift.amountIsWrong ? interpolate(report.amountWrong, { max }) : ""}
          inputMode="decimal"
          dir="ltr"
          value={gift.amountText}
          onText={gift.typeAmount}
        />
      </div>
      <ProgramField data={data} gift={gift} />
      <CheckedField
        id="sent-name"
        label={report.inNameOf}
        problem=""
        dir="auto"
        maxLength={maxNameLength}
        value={gift.inNameOf}
        onText={gift.typeInNameOf}
      />
      <div className="contents print:hidden">
        <CheckedField
          id="sent-day"
          type="date"
          label={report.day}
          problem=""
          value={gift.day}
          onText={gift.typeDay}
        />
      </div>
    </>
  );
}

function ProgramField({ data: { texts, programs }, gift }: SentGiftProps) {
  return (
    <Field id="sent-program" label={texts.report.program} remark="" besideAnother>
      {(ids) => (
        <select
          {...ids}
          name={ids.id}
          value={gift.program ?? ""}
          onChange={({ currentTarget }) =>
            gift.chooseProgram(giftPrograms.find((id) => id === currentTarget.value))
          }
          className={controlClasses}
        >
          <option value="">{texts.report.anyProgram}</option>
          {giftPrograms.map((id) => (
            <option key={id} value={id}>
              {programs[id]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckedFieldProps = {
  id: string;
  label: string;
  value: string;
  problem: string;
  onText: (text: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, "dir" | "inputMode" | "maxLength" | "type">;

function CheckedField({ id, label, problem, onText, ...input }: CheckedFieldProps) {
  const afterPause = useAfterPause(problem);
  return (
    <Field id={id} label={label} remark={problem && afterPause} besideAnother>
      {(ids) => (
        <input
          {...ids}
          name={id}
          type="text"
          {...input}
          autoComplete="off"
          aria-invalid={problem !== "" && afterPause !== ""}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          className={controlClasses}
        />
      )}
    </Field>
  );
}
