import type { ComponentProps, ReactNode } from "react";
import { giftPrograms } from "../../charity/programs.ts";
import { looksLikePin, maxTransactionNumberLength } from "../../forms/transaction-number.ts";
import { interpolate, isolate } from "../../i18n/interpolate.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { controlClasses, Field, InputField, useRemark } from "../../ui/field.tsx";
import { formatMoney } from "../amount.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { type Report, readReport } from "./report.ts";

/** In UTF-16 code units, as HTML fields count. */
const maxNameLength = 60;

type ControlProps = {
  id: keyof Report;
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
};

type ReportFieldsProps = {
  typed: Report;
  controlOf: (id: keyof Report) => ControlProps;
  data: AfterTransferData;
};

export function ReportFields({ typed, controlOf, data }: ReportFieldsProps) {
  const { report } = data.texts;
  const { day, isDayToCome } = readReport(typed, data);
  return (
    <div
      data-draft="sent"
      className="with-script mt-3 grid grid-cols-1 gap-4 print:mt-0 print:grid-cols-2 print:gap-y-1 sm:grid-cols-2"
    >
      <ReportField
        {...controlOf("sent-number")}
        {...report.transactionNumber}
        problem={looksLikePin(typed["sent-number"]) ? report.looksLikePin : ""}
        dir="ltr"
        maxLength={maxTransactionNumberLength}
      />
      <SentAmount typed={typed} control={controlOf("sent-amount")} data={data} />
      <ProgramField control={controlOf("sent-program")} data={data} />
      <ReportField
        {...controlOf("sent-name")}
        {...report.inNameOf}
        dir="auto"
        maxLength={maxNameLength}
      />
      <NotOnPaper when={day !== ""}>
        <ReportField
          {...controlOf("sent-day")}
          {...report.day}
          type="date"
          dir="ltr"
          problem={isDayToCome ? report.dayToCome : ""}
        />
      </NotOnPaper>
    </div>
  );
}

/** On paper the slip itself has the amount and the day, when they are known. */
function NotOnPaper({ when, children }: { when: boolean; children: ReactNode }) {
  return <div className={when ? "contents print:hidden" : "contents"}>{children}</div>;
}

type SentAmountProps = { typed: Report; control: ControlProps; data: AfterTransferData };

function SentAmount({ typed, control, data }: SentAmountProps) {
  const { language } = useIslandShell();
  const { texts, config } = data;
  const { report } = texts;
  const { amountMru, isRounded, isAmountWrong } = readReport(typed, data);
  const writeMoney = (mru: number) => formatMoney(mru, "MRU", language, config);
  const max = writeMoney(config.donation.maxAmount);
  const amount = isolate(writeMoney(amountMru), language.dir);
  return (
    <NotOnPaper when={amountMru > 0}>
      <ReportField
        {...control}
        {...report.amount}
        problem={isAmountWrong ? interpolate(report.amountWrong, { max }) : ""}
        note={isRounded ? interpolate(report.rounded, { amount }) : ""}
        inputMode="decimal"
        dir="ltr"
      />
    </NotOnPaper>
  );
}

function ProgramField({ control, data }: { control: ControlProps; data: AfterTransferData }) {
  const { report } = data.texts;
  return (
    <div className="col-span-full print:order-1">
      <Field id={control.id} {...report.program}>
        {(ids) => (
          <select {...control} {...ids} className={`${controlClasses} list-arrow`}>
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

type ReportFieldProps = ComponentProps<typeof InputField> & { problem?: string; note?: string };

function ReportField({ problem = "", note = "", ...field }: ReportFieldProps) {
  const { remark, isWrong } = useRemark(problem, note);
  return <InputField {...field} remark={remark} aria-invalid={isWrong} besideAnother />;
}
