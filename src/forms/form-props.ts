import type { ChangeEvent, KeyboardEvent, MouseEvent, SubmitEvent } from "react";
import { type FormDefinition, normalized } from "./form-definition.ts";
import type { FormAction, FormState } from "./form-state.ts";
import { isRepeatedClick, isRepeatedEnter } from "./repeated-submit.ts";
import { type Control, normalizeTyping } from "./typing.ts";

/** The id of a field's control, for labels and for the links of the error summary. */
export function fieldIdOf(formId: string, field: string): string {
  return `${formId}-${field}`;
}

/** Gives the props of each field's control. */
export function fieldPropsOf<Field extends string, Code extends string, Value>(
  definition: FormDefinition<Field, Code, Value>,
  { values, errors }: FormState<Field, Code>,
  dispatch: (action: FormAction<Field, Code>) => void,
) {
  return (field: Field) => ({
    id: fieldIdOf(definition.id, field),
    name: field,
    value: values[field],
    "aria-invalid": errors[field] !== undefined,
    onChange: ({ currentTarget }: ChangeEvent<Control>) => {
      const value = normalizeTyping(currentTarget, (text) => normalized(definition, field, text));
      dispatch({ type: "changed", field, value });
    },
  });
}

/**
 * The props of the form element. `method="dialog"` outside a dialog submits nowhere, so a submit
 * before the page's script arrives loses nothing (HTML, section "Form submission algorithm"). From
 * then on the form does its own checking, with the site's messages in place of the browser's.
 */
export function formPropsOf(ready: boolean, submit: (data: FormData) => Promise<void>) {
  return {
    method: "dialog",
    noValidate: ready,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(new FormData(event.currentTarget));
    },
    onClick: (event: MouseEvent) => {
      if (isRepeatedClick(event)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isRepeatedEnter(event)) event.preventDefault();
    },
  };
}
