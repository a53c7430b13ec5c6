import { type ComponentProps, useState, useSyncExternalStore } from "react";
import { formatMoney } from "../../../lib/i18n/format-number.ts";
import { interpolate, isolate } from "../../../lib/i18n/interpolate.ts";
import { giftPrograms } from "../../charity/programs.ts";
import { useDraft, writeDraft } from "../../forms/draft.ts";
import type { FieldTexts } from "../../forms/field-rules.ts";
import { useIslandShell } from "../../shell/use-island-shell.ts";
import { Button } from "../../ui/button.tsx";
import { Field, InputField, useRemark } from "../../ui/field.tsx";
import { ChevronDown } from "../../ui/icons.tsx";
import { linkedMru } from "../gift-link.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import {
  draftOfGift,
  emptyReport,
  maxTransactionNumberLength,
  mayBePin,
  possiblePin,
  type Report,
  readReport,
} from "./report.ts";

/** In UTF-16 code units, as HTML fields count. */
const maxNameLength = 60;

/** What the donor reports. It is stored only as a draft in this tab, because browsers remember addresses. */
export function useReport(data: AfterTransferData) {
  const [draft, setDraft] = useState<FieldTexts>({});
  const [unfoldedByHand, setUnfolded] = useState<boolean>();
  useDraft("reported", (stored, typedNow) => {
    const linked = linkedMru(data.config);
    const draftNow = draftOfGift(stored, typedNow, linked, history.state?.reportedAt);
    writeDraft("reported", draftNow);
    setDraft(draftNow);
  });
  const start = { "reported-amount": draft["link"] ?? "", "reported-day": useToday() };
  const typed = { ...emptyReport, ...start, ...draft };
  const isUnfolded = unfoldedByHand ?? foldedFields.some((id) => draft[id]);
  const controlOf = (id: keyof Report) => ({
    id,
    name: id,
    value: typed[id],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [id]: currentTarget.value }),
  });
  return { typed, controlOf, isUnfolded, setUnfolded, ...readReport(typed, data) };
}

const foldedFields = ["reported-program", "reported-name", "reported-day"] as const;

/** The day in Nouakchott, where the clock shows UTC. It is read anew when the page is looked at again. */
function useToday(): string {
  const today = () => new Date().toISOString().slice(0, 10);
  return useSyncExternalStore(onReturn, today, () => "");
}

function onReturn(tell: () => void) {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
}

export type PartProps = { report: ReturnType<typeof useReport>; data: AfterTransferData };

export function ReportFields({ report, data }: PartProps) {
  const { typed, controlOf } = report;
  const texts = data.texts.report;
  return (
    <div data-draft="reported" className="with-script mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
      <ReportField
        {...controlOf("reported-number")}
        {...texts.transactionNumber}
        problem={mayBePin(typed["reported-number"]) ? texts.fourDigits : ""}
        dir="ltr"
        data-unsaved={possiblePin}
        maxLength={maxTransactionNumberLength}
      />
      <SentAmount report={report} data={data} />
      <FewGiftsFields report={report} data={data} />
    </div>
  );
}

/** On a phone, what few gifts need is folded, so that the buttons are near. */
function FewGiftsFields({ report, data }: PartProps) {
  const { controlOf, isDayToCome, isUnfolded, setUnfolded } = report;
  const texts = data.texts.report;
  return (
    <>
      <Button
        variant="bare"
        size="small"
        icon={ChevronDown}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
        className="-mx-3 -my-1 justify-self-start text-start aria-expanded:[&>svg]:-scale-y-100 sm:hidden"
      >
        {texts.more}
      </Button>
      <div className={isUnfolded ? "contents" : "contents max-sm:hidden"}>
        <ProgramField report={report} data={data} />
        <ReportField
          {...controlOf("reported-name")}
          {...texts.inNameOf}
          dir="auto"
          maxLength={maxNameLength}
        />
        <ReportField
          {...controlOf("reported-day")}
          {...texts.day}
          type="date"
          dir="ltr"
          problem={isDayToCome ? texts.dayToCome : ""}
        />
      </div>
    </>
  );
}

function SentAmount({ report, data }: PartProps) {
  const { language } = useIslandShell();
  const { config, texts } = data;
  const { amount, amountWrong } = texts.report;
  const { controlOf, isAmountWrong } = report;
  const max = isolate(
    formatMoney(config.donation.maxAmount, "MRU", language, config),
    language.dir,
  );
  return (
    <ReportField
      {...controlOf("reported-amount")}
      {...amount}
      problem={isAmountWrong ? interpolate(amountWrong, { max }) : ""}
      inputMode="decimal"
      dir="ltr"
    />
  );
}

function ProgramField({ report, data }: PartProps) {
  const { program, anyProgram } = data.texts.report;
  const control = report.controlOf("reported-program");
  return (
    <div className="col-span-full">
      <Field id={control.id} {...program}>
        {(ids) => (
          <select {...control} {...ids} className="control list-arrow">
            <option value="">{anyProgram}</option>
            {giftPrograms.map((id) => (
              <option key={id} value={id}>
                {data.programs[id]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

type ReportFieldProps = ComponentProps<typeof InputField> & { problem?: string };

function ReportField({ problem = "", ...field }: ReportFieldProps) {
  const remark = useRemark(problem);
  return <InputField {...field} remark={remark} aria-invalid={remark !== ""} inRow />;
}
