import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { FieldTexts } from "./field-rules.ts";

/**
 * Runs inline in the head of a page with a form, before anything is typed. Saves each text as it is typed, by the
 * name of its field, in the tab's own storage; "" is the moment. So a text is safe before the script arrives,
 * after a crash of React, and in a page that a browser has translated.
 */
export const saveDrafts = (): void => {
  addEventListener("input", ({ target: field }) => {
    const draft = field instanceof HTMLElement && field.closest<HTMLElement>("[data-draft]");
    if (!draft || !("value" in field)) return;
    try {
      const key = `draft:${draft.dataset["draft"]}`;
      const texts = { ...JSON.parse(sessionStorage[key] ?? "{}"), "": Date.now() };
      texts[`${field.getAttribute("name")}`] = field.value;
      sessionStorage[key] = JSON.stringify(texts);
    } catch {
      // Without storage there is no draft.
    }
  });
};

/** The next person at a shared phone must not read it for ever. */
const draftLifeMs = 7 * 86_400_000;

const keyOf = (formId: string) => `draft:${formId}`;

/** @returns undefined when the browser denies the storage, or something else is in it */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Reads a draft, and ends an old one. Never throws. `replaces` is the number of a waiting message. */
export const readDraft = (formId: string) =>
  tryStorage(() => {
    const saved: FieldTexts = JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? "{}");
    const { "": moment, replaces, ...texts } = saved;
    const savedAt = Number(moment);
    if (Date.now() - savedAt < draftLifeMs) return { texts, replaces, savedAt };
    sessionStorage.removeItem(keyOf(formId));
    return undefined;
  });

/** Without storage there is no draft. What is undefined is left out. */
export const writeDraft = (formId: string, texts: Readonly<Record<string, string | undefined>>) =>
  tryStorage(() =>
    sessionStorage.setItem(keyOf(formId), JSON.stringify({ ...texts, "": Date.now() })),
  );

export const clearDraft = (formId: string) =>
  tryStorage(() => sessionStorage.removeItem(keyOf(formId)));

/** What was typed before the script came: in the fields of this page, and in the draft, which may be of an earlier one. */
function findTyped(formId: string, typedNow: FieldTexts = {}) {
  const { texts, savedAt } = readDraft(formId) ?? { texts: {}, savedAt: 0 };
  return { texts: { ...typedNow, ...texts }, savedAt, typedNow };
}

/**
 * Gives a form what was typed before the script came. When React draws a translated page anew, the focus and the caret
 * return to where they were.
 * @param take is called once
 */
export function useDraft(
  formId: string,
  take: (found: ReturnType<typeof findTyped>) => void,
): void {
  // The first render still sees the fields of the page, in whose place React may then put new ones.
  const [before] = useState(() => rememberFields(`[data-draft="${formId}"] [name]`));
  const takeOnce = useEffectEvent(take);
  useLayoutEffect(() => {
    takeOnce(findTyped(formId, before?.texts));
    before?.restoreFocus();
  }, [formId, before]);
}

/** What the fields hold, which a browser without storage, or one that fills in forms, has saved nowhere. */
export function rememberFields(selector: string) {
  if (typeof document === "undefined") return undefined;
  const named = document.querySelectorAll<Control>(selector);
  const changed = [...named].filter(isChanged).map(({ name, value }) => [name, value] as const);
  const { activeElement: focused } = document;
  // A browser has no caret for an email address.
  const caret = isText(focused) ? focused.selectionEnd : null;
  const restoreFocus = () => {
    if (!focused || focused.isConnected) return;
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    // React writes the text into the new field in this task, which puts the caret at the end. A microtask comes later.
    queueMicrotask(() => {
      if (isText(again) && caret !== null) again.setSelectionRange(caret, caret);
    });
  };
  return { texts: Object.fromEntries(changed), restoreFocus };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === "radio" && "checked" in field) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
