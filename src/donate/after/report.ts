import type { Texts } from "../../forms/field-rules.ts";

export const emptyReport = {
  "sent-number": "",
  "sent-amount": "",
  "sent-program": "",
  "sent-name": "",
  "sent-day": "",
};

type StoredReport = {
  /** It may be of an earlier gift. `link` is the amount of its address, `reportedAt` the visit that sent it. */
  storedDraft: Texts;
  typedNow: Texts;
  linkedMru: number;
  /** The mark of this visit, when its report was sent. */
  visit: unknown;
};

/** The draft for this gift. One of another amount, or one that was sent on another visit, must not fill it in. */
export function draftOfGift({ storedDraft, typedNow, linkedMru, visit }: StoredReport): Texts {
  const { link, reportedAt } = storedDraft;
  const isReported = reportedAt !== undefined && reportedAt !== visit;
  const isOther = linkedMru > 0 && link !== undefined && link !== `${linkedMru}`;
  const draft = isReported || isOther ? typedNow : storedDraft;
  return linkedMru > 0 ? { ...draft, link: `${linkedMru}` } : draft;
}
