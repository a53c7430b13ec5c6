import { useEffect, useState } from "react";
import { choosePlural, fill } from "../../i18n/fill.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { formatQuantity } from "../amount/format-amount.ts";
import type { ImpactTier } from "../donate-figures.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { impactOf } from "../impact.ts";
import { impactKinds } from "./impact-kinds.ts";

/** How long the visitor must have paused, in milliseconds: a result per key pressed is noise. */
const pauseMs = 800;

type GiftAnnouncementProps = {
  texts: DonateTexts;
  money: { readonly donation: string; readonly local: string };
  localValue: number;
  tiers: readonly ImpactTier[];
};

/** Tells a screen reader the result once the visitor pauses, and nothing when the page opens. */
export function GiftAnnouncement({ texts, money, localValue, tiers }: GiftAnnouncementProps) {
  const { language, ui } = useIsland();
  const { currency, impact } = texts;
  const tier = impactOf(localValue, tiers);
  const result = [
    fill(ui.line, { label: currency.donation, value: money.donation }),
    fill(ui.line, { label: currency.local, value: money.local }),
    ...(localValue > 0 ? [] : [impact.starts]),
    ...impactKinds.map((kind) =>
      fill(choosePlural(impact[kind], tier[kind], language.locale), {
        count: formatQuantity(tier[kind], language),
      }),
    ),
  ].join(". ");
  return <output className="sr-only">{useAfterPause(result)}</output>;
}

/** The text as it stood when it last kept still; empty until it first changes. */
function useAfterPause(text: string): string {
  const [initial] = useState(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === initial && settled === "") return;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, initial, settled]);
  return settled;
}
