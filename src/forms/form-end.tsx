import type { FormStatus } from "./form-state.ts";
import type { FormTexts } from "./forms-texts.ts";
import { OutcomeBox } from "./outcome-box.tsx";
import { SendFailed } from "./send-failed.tsx";
import { SlowScript } from "./slow-script.tsx";
import { SubmitRow } from "./submit-row.tsx";

type FormEndProps = {
  texts: Pick<FormTexts, "draft" | "slow" | "reasons" | "another">;
  labels: { submit: string; submitting: string };
  sent: FormTexts["volunteer"]["success"];
  form: {
    status: FormStatus;
    submitting: boolean;
    ready: boolean;
    clear: () => void;
    restore: (() => void) | undefined;
  };
  /** What was typed, ready to be sent another way. */
  message: { subject: string; body: string };
};

/** What stands under the fields of both forms: the buttons, and how sending ended. */
export function FormEnd({ texts, labels, sent, form, message }: FormEndProps) {
  const { status, submitting, ready, clear, restore } = form;
  const { submit, submitting: submittingLabel } = labels;
  return (
    <div>
      <SubmitRow
        labels={{ submit, submitting: submittingLabel, ...texts.draft }}
        submitting={submitting}
        ready={ready}
        onClear={clear}
        onRestore={restore}
      />
      <SlowScript ready={ready} texts={texts.slow} />
      {status.kind === "failed" ? (
        <SendFailed texts={texts} reason={status.reason} message={message} />
      ) : null}
      {status.kind === "sent" ? (
        <OutcomeBox outcome="sent" sentence={sent.title}>
          <p>{sent.text}</p>
        </OutcomeBox>
      ) : null}
    </div>
  );
}
