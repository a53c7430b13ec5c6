import type { InputHTMLAttributes } from "react";
import { programs as programIds } from "../../accounts/programs.ts";
import { interpolate } from "../../i18n/interpolate.ts";
import { ButtonLink, WhatsAppButton } from "../../ui/button.tsx";
import { emailUrl } from "../../ui/contact-links.ts";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause } from "../../ui/timing.ts";
import { looksLikePin, maxTransactionNumberLength } from "../../ui/transaction-number.ts";
import { useIslandShell } from "../../ui/use-shell.ts";
import { formatMoney } from "../amount.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import type { SentGift } from "./use-sent-gift.ts";

/** In UTF-16 code units, as fields count. */
const maxNameLength = 60;

type GiftProps = { data: AfterTransferData; gift: SentGift };

/** Nothing is sent or stored by itself: one press prepares the message. */
export function GiftMessageForm({ data, gift }: GiftProps) {
  const { site, language } = useIslandShell();
  const { report } = data.texts;
  const { config } = data;
  const max = formatMoney(config.donation.maxAmount, "MRU", language, config);
  return (
    <section aria-labelledby="sent" className="paper-box border-2 border-line">
      <h2 id="sent" className="text-title">
        {report.title}
      </h2>
      <p className="mt-1">{report.pin}</p>
      <div className="with-script mt-4 grid gap-4">
        <CheckedField
          id="sent-amount"
          label={report.amount}
          problem={gift.amountIsWrong ? interpolate(report.amountWrong, { max }) : ""}
          inputMode="decimal"
          dir="ltr"
          value={gift.amountText}
          onText={gift.typeAmount}
        />
        <ProgramField data={data} gift={gift} />
        <CheckedField
          id="sent-number"
          label={report.transactionNumber}
          problem={looksLikePin(gift.transactionNumber) ? report.looksLikePin : ""}
          dir="ltr"
          maxLength={maxTransactionNumberLength}
          value={gift.transactionNumber}
          onText={gift.typeTransactionNumber}
        />
        <CheckedField
          id="sent-name"
          label={report.inNameOf}
          problem=""
          dir="auto"
          maxLength={maxNameLength}
          value={gift.inNameOf}
          onText={gift.typeInNameOf}
        />
      </div>
      <div data-payee="" className="mt-5 grid gap-3 sm:grid-cols-2">
        <WhatsAppButton variant="main" message={gift.message}>
          {report.whatsapp}
        </WhatsAppButton>
        <ButtonLink
          variant="quiet"
          href={emailUrl(site.email, site.bankily.reference, gift.message)}
        >
          {report.email}
        </ButtonLink>
      </div>
    </section>
  );
}

function ProgramField({ data: { texts, programs }, gift }: GiftProps) {
  return (
    <Field id="sent-program" label={texts.report.program}>
      {(ids) => (
        <select
          {...ids}
          value={gift.program ?? ""}
          onChange={({ currentTarget }) =>
            gift.chooseProgram(programIds.find((id) => id === currentTarget.value))
          }
          className={controlClasses}
        >
          <option value="">{texts.report.anyProgram}</option>
          {programIds.map((id) => (
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
} & Pick<InputHTMLAttributes<HTMLInputElement>, "dir" | "inputMode" | "maxLength">;

function CheckedField({ id, label, problem, onText, ...input }: CheckedFieldProps) {
  const afterPause = useAfterPause(problem);
  return (
    <Field id={id} label={label} remark={problem && afterPause}>
      {(ids) => (
        <input
          {...ids}
          {...input}
          type="text"
          autoComplete="off"
          aria-invalid={problem !== "" && afterPause !== ""}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          className={controlClasses}
        />
      )}
    </Field>
  );
}
