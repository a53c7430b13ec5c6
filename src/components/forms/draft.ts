import { useEffectEvent, useLayoutEffect, useState } from "react";
import { ageOf } from "../../lib/age.ts";
import { isKeys } from "../../lib/i18n/interpolate.ts";
import type { FieldTexts } from "./field-rules.ts";

/** A draft ends after a week, because the next person at a shared phone must not read it for ever. */
const draftLifeMs = 7 * 86_400_000;

const keyOf = (formId: string) => `draft:${formId}`;

/** @returns undefined when the browser denies the storage, or the storage holds something else than a draft */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Reads a draft, and removes what has ended or cannot be read. */
export const readDraft = (formId: string): FieldTexts | undefined =>
  tryStorage(() => {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "");
    const entries = Object.entries(isKeys(saved) ? saved : {});
    const { "": moment, ...texts } = Object.fromEntries(
      entries.map(([name, text]) => [name, `${text}`]),
    );
    return ageOf(Number(moment)) < draftLifeMs ? texts : undefined;
  }) ?? clearDraft(formId);

/** Writes a draft, where there is storage. */
export const writeDraft = (formId: string, texts: FieldTexts) =>
  tryStorage(() =>
    sessionStorage.setItem(keyOf(formId), JSON.stringify({ ...texts, "": Date.now() })),
  );

export const clearDraft = (formId: string) =>
  tryStorage(() => void sessionStorage.removeItem(keyOf(formId)));

/**
 * Gives a form what was typed before the script came, and keeps its focus.
 * @param take is called once with all that was typed, perhaps on an earlier page, and with what this page's fields hold
 */
export function useDraft(formId: string, take: (texts: FieldTexts, typedNow: FieldTexts) => void) {
  // The first render still sees the fields of the page, in whose place React may then put new ones.
  const [typedNow] = useState(() => readFields(`[data-draft="${formId}"] [name]`));
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => {
    takeOnce({ ...typedNow, ...readDraft(formId) }, typedNow);
  }, [formId, typedNow]);
  useKeptFocus();
}

/** What fields hold. A draft lacks it when the browser filled in the form itself, or denies its storage. */
function readFields(selector: string) {
  if (typeof document === "undefined") return {};
  const named = document.querySelectorAll<Control>(selector);
  return Object.fromEntries([...named].filter(isChanged).map(({ name, value }) => [name, value]));
}

/** When React draws a translated page anew, the focus and the caret return to where they were. */
export function useKeptFocus() {
  const [restoreFocus] = useState(rememberFocus);
  useLayoutEffect(restoreFocus, [restoreFocus]);
}

function rememberFocus() {
  if (typeof document === "undefined") return () => {};
  const { activeElement: focused } = document;
  // A browser has no caret for an email address.
  const caret = isText(focused) ? focused.selectionEnd : null;
  return () => {
    if (!focused || focused.isConnected) return;
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    // React writes the text into the new field in this task, which puts the caret at the end. A microtask comes later.
    queueMicrotask(() => {
      if (isText(again) && caret !== null) again.setSelectionRange(caret, caret);
    });
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue;
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
