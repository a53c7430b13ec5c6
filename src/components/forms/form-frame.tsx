import type { ReactNode } from "react";
import { DirectContacts, LateContacts } from "../charity/contacts.tsx";
import { hideToast } from "../shell/toasts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { Button, ButtonRow, InlineLink, linkClasses } from "../ui/button.tsx";
import { Field, InputField } from "../ui/field.tsx";
import { Send, Undo2 } from "../ui/icons.tsx";
import { fieldRules } from "./field-rules.ts";
import { Outcome, showBox } from "./outcome.tsx";
import { type FormFieldProps, type FormInUse, honeypot } from "./use-form.ts";

export function FormFrame({ form, children }: { form: FormInUse; children: ReactNode }) {
  const { paths } = useIslandShell();
  const { texts, busy, ready } = form;
  return (
    <>
      <div className="without-script">
        <DirectContacts texts={texts.noScript} />
      </div>
      <form {...form.formProps} aria-label={texts.title} className="with-script">
        <ErrorSummary form={form} />
        <div className="grid gap-5">
          {children}
          <div>
            <Button
              variant="main"
              type="submit"
              icon={Send}
              disabled={busy || !ready}
              data-busy={busy}
              className="data-[busy=true]:cursor-progress data-[busy=true]:border-ink-soft data-[busy=true]:bg-ink-soft px-6 max-sm:w-full disabled:cursor-progress [&>svg]:mirrored"
            >
              {busy ? texts.submitting : texts.submit}
            </Button>
            <LateContacts ready={ready} texts={texts.slow} />
            <Outcome form={form} />
          </div>
          <label hidden>
            {texts.honeypot}
            <input name={honeypot} autoComplete="off" />
          </label>
        </div>
        <p className="mt-5 text-small">
          {`${form.isDone ? "" : texts.draft.saved} ${texts.privacy.text} `}
          <InlineLink href={paths.privacy} className="py-1">
            {texts.privacy.link}
          </InlineLink>
        </p>
        {form.isDone ? null : <ClearButtons form={form} />}
      </form>
    </>
  );
}

/** They stand apart from the button that sends, and are quieter. A sent form has nothing to clear. */
function ClearButtons({ form }: { form: FormInUse }) {
  const { clear, restore } = form.texts.draft;
  const isOff = form.busy || !form.ready;
  return (
    <ButtonRow className="text-small">
      <Button variant="bare" className="-ms-4.5 underline" onClick={form.clear} disabled={isOff}>
        {clear}
      </Button>
      {form.cleared && (
        <Button variant="bare" icon={Undo2} onClick={form.restore} className="[&>svg]:mirrored">
          {restore}
        </Button>
      )}
    </ButtonRow>
  );
}

export function TextField({ control, readOnly, ...field }: FormFieldProps) {
  const required = fieldRules[control.name].errors.empty !== undefined;
  // A toast would cover the field.
  const onFocus = hideToast;
  const shared = { dir: "auto", autoComplete: "off", ...control, required, readOnly, onFocus };
  if (control.rows === undefined) return <InputField {...field} {...shared} />;
  return (
    <Field id={control.id} {...field}>
      {(ids) => <textarea {...shared} {...ids} className="control resize-y" />}
    </Field>
  );
}

/** Repeats the errors of the fields in the same words, also a single one (GOV.UK, "Error summary"). */
function ErrorSummary({ form: { texts, wrong, refusals, fieldProps } }: { form: FormInUse }) {
  if (wrong.length === 0) return null;
  return (
    <div
      // Each refusal makes a new element, which takes the focus.
      key={refusals}
      ref={showBox}
      tabIndex={-1}
      data-error-summary=""
      className="mb-6 paper-box border-4 border-danger"
    >
      <h3 className="text-title">{texts.invalid.title}</h3>
      <p>{texts.invalid.text}</p>
      <ul className="mt-2 list-disc ps-5">
        {wrong.map(fieldProps).map(({ control, error }) => (
          <li key={control.id}>
            <a
              href={`#${control.id}`}
              onClick={(event) => {
                event.preventDefault();
                // The toast would cover the field.
                hideToast();
                // Focus alone would show the end of a long text without its label.
                document.querySelector(`[for=${control.id}]`)?.scrollIntoView();
                document.getElementById(control.id)?.focus({ preventScroll: true });
              }}
              className={`block w-fit py-1 text-balance text-danger hover:text-ink ${linkClasses}`}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
