import { useEffectEvent, useLayoutEffect, useState } from "react";
import type { Texts } from "./field-rules.ts";

/**
 * Runs inline in the head of a page with a form, before anything is typed. Saves each text as it is typed, by the
 * name of its field, in the tab's own storage; "" is the moment. So a text is safe before the script arrives,
 * after a crash of React, and in a page that a browser has translated.
 */
export const saveDrafts =
  'addEventListener("input",({target:t})=>{let f=t.closest("[data-draft]"),k;if(f)try{' +
  'k="draft:"+f.dataset.draft;sessionStorage[k]=JSON.stringify({...JSON.parse(sessionStorage[k]||"{}"),' +
  '[t.name]:t.value,"":Date.now()})}catch{}})';

/** In milliseconds. The next person at a shared phone must not read it for ever. */
const lastsMs = 7 * 86_400_000;

const keyOf = (formId: string) => `draft:${formId}`;

export type Draft = { readonly texts: Texts; readonly savedAt: number };

/** Reads a draft, and ends an old one. Never throws. @returns undefined when there is none */
export function readDraft(formId: string): Draft | undefined {
  const { "": moment, ...texts } = readTexts(keyOf(formId));
  if (moment === undefined) return undefined;
  const savedAt = Number(moment);
  return Date.now() - savedAt >= lastsMs ? clearDraft(formId) : { texts, savedAt };
}

/** @returns whether the browser has saved it */
export function writeDraft(formId: string, texts: Texts): boolean {
  return writeObject(keyOf(formId), { ...texts, "": Date.now() });
}

export function clearDraft(formId: string): undefined {
  numbers.delete(formId);
  try {
    for (const key of [keyOf(formId), numberKeyOf(formId)]) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

/** 32 letters and digits that people do not confuse. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number such as `K7F2-9QXM`. Two emails with the same number are one message. */
function newMessageId(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(8)));
  const letters = bytes.map((byte) => alphabet[byte % alphabet.length]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The number of a text. `changes` is the waiting message that the text is to replace. */
type Numbered = {
  readonly id: string;
  readonly text: string;
  readonly changes?: string | undefined;
};

const numberKeyOf = (formId: string) => `number:${formId}`;

/** The numbers of this page, for a browser that denies storage. */
const numbers = new Map<string, Numbered>();

/**
 * Gives a text its number, and the same text the same number at the next try. A changed text gets a new one, also
 * in a duplicated tab, which has the storage of the other: two texts with one number would be read as one.
 */
export function numberOf(formId: string, values: Texts): Omit<Numbered, "text"> {
  const text = JSON.stringify(values);
  const known = knownNumber(formId);
  if (known?.text === text) return known;
  const numbered = { ...known, id: newMessageId(), text };
  numbers.set(formId, numbered);
  writeObject(numberKeyOf(formId), numbered);
  return numbered;
}

export function knownNumber(formId: string): Numbered | undefined {
  const { id, text = "", changes } = readTexts(numberKeyOf(formId));
  return id === undefined ? numbers.get(formId) : { id, text, changes };
}

/** Makes a waiting message the draft of its form. @returns whether the browser has saved it */
export function draftOfMessage(form: string, id: string, values: Texts): boolean {
  const numbered = { id, text: JSON.stringify(values), changes: id };
  return writeDraft(form, values) && writeObject(numberKeyOf(form), numbered);
}

function readTexts(key: string): Texts {
  try {
    const saved = Object.entries(Object(JSON.parse(sessionStorage.getItem(key) ?? "{}")));
    return Object.fromEntries(saved.map(([name, text]) => [name, `${text}`]));
  } catch {
    return {};
  }
}

function writeObject(key: string, value: object): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

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

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element | null): element is Control =>
  element !== null && "form" in element && "value" in element;

/** What the fields hold, which a browser without storage, or one that fills in forms, has saved nowhere. */
function typedBefore(formId: string) {
  if (typeof document === "undefined") return undefined;
  const texts: Record<string, string> = {};
  for (const field of document.querySelectorAll(`[data-draft="${formId}"] [name]`)) {
    if (isControl(field) && isChanged(field)) texts[field.name] = field.value;
  }
  return { texts, restoreFocus: rememberFocus() };
}

function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field.type === "radio" && "checked" in field) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isControl(element) && "setSelectionRange" in element;

function rememberFocus() {
  const { activeElement: focused } = document;
  const caret = isText(focused)
    ? ([focused.selectionStart, focused.selectionEnd] as const)
    : undefined;
  return () => {
    if (!isControl(focused) || focused.isConnected) return;
    const again = document.getElementById(focused.id);
    again?.focus({ preventScroll: true });
    // The text arrives in this task, and puts the caret at its end.
    queueMicrotask(() => {
      // A browser has no caret for an email address.
      if (isText(again) && caret?.[0] != null) again.setSelectionRange(...caret);
    });
  };
}
