import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { Texts } from "./field-rules.ts";

/**
 * Runs inline in the head of a page with a form, before anything is typed. Saves each text as it is typed, by the
 * name of its field, in the tab's own storage; "" is the moment. So a text is safe before the script arrives,
 * after a crash of React, and in a page that a browser has translated. A field outside of a draft has no `dataset`.
 */
export const saveDrafts =
  'addEventListener("input",({target:t})=>{try{let k="draft:"+t.closest("[data-draft]").dataset.draft;' +
  "sessionStorage[k]=JSON.stringify({...JSON.parse(sessionStorage[k]||0)," +
  '[t.name]:t.value,"":Date.now()})}catch{}})';

/** In milliseconds. The next person at a shared phone must not read it for ever. */
const lastsMs = 7 * 86_400_000;

const keyOf = (formId: string) => `draft:${formId}`;

/** Reads a draft, and ends an old one. Never throws. @returns undefined when there is none */
export function readDraft(formId: string) {
  try {
    const saved = Object.entries(Object(JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "{}")));
    const strings: Texts = Object.fromEntries(saved.map(([name, text]) => [name, `${text}`]));
    const { "": moment, ...texts } = strings;
    const savedAt = Number(moment);
    return Date.now() - savedAt < lastsMs ? { texts, savedAt } : clearDraft(formId);
  } catch {
    return undefined;
  }
}

/** @returns whether the browser has saved it */
export function writeDraft(formId: string, texts: Texts): boolean {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify({ ...texts, "": Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function clearDraft(formId: string): undefined {
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Without storage there is no draft.
  }
}

/** The waiting message that the text of a form is to replace. */
export const messageInForm = (formId: string) => readDraft(formId)?.texts["changes"];

/**
 * Gives the form what was typed before the script came, in this page or an earlier one. When React draws a
 * translated page anew, the focus and the caret return to where they were.
 * @param take is called once; without a draft the moment is 0
 */
export function useDraft(formId: string, take: (texts: Texts, savedAt: number) => void): void {
  // This runs before React puts new fields in the place of the old ones.
  const [before] = useState(() => typedBefore(formId));
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => {
    const { texts, savedAt } = readDraft(formId) ?? { texts: {}, savedAt: 0 };
    takeOnce({ ...before?.texts, ...texts }, savedAt);
    before?.restoreFocus();
  }, [formId, before]);
}

/** What the fields hold, which a browser without storage, or one that fills in forms, has saved nowhere. */
function typedBefore(formId: string) {
  if (typeof document === "undefined") return undefined;
  const named = document.querySelectorAll<Control>(`[data-draft="${formId}"] [name]`);
  const changed = [...named].filter(isChanged).map(({ name, value }) => [name, value] as const);
  return { texts: Object.fromEntries(changed), restoreFocus: rememberFocus() };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === "radio" && "checked" in field) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function rememberFocus() {
  const { activeElement: focused } = document;
  // A browser has no caret for an email address.
  const caret = isText(focused) ? focused.selectionEnd : null;
  return () => {
    if (!focused || focused.isConnected) return;
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    // The text arrives in this task, and puts the caret at its end.
    queueMicrotask(() => {
      if (isText(again) && caret !== null) again.setSelectionRange(caret, caret);
    });
  };
}
