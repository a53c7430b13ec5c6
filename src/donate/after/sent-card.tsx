import { useState } from "react";
import { controlLook } from "../../forms/field.tsx";
import { whatsAppDraft } from "../../ui/contact-links.ts";
import { useIsland } from "../../ui/use-shell.ts";
import type { DonateTexts } from "../donate-texts.ts";
import { useDonorTexts } from "../donor-texts.ts";
import { GiftNote } from "../print/gift-note.tsx";
import { printNote } from "../print/print-note.ts";
import { useReady } from "../use-ready.ts";
import { cleanCode, emailDraft, giftMessage, maxCodeLength } from "./gift-report.ts";
import { cardLook, mainLook, quietLook } from "./looks.ts";
import { useGiftLines } from "./use-gift-lines.ts";

type SentCardProps = {
  texts: DonateTexts["bankily"];
  /** The amount written out; undefined while there is none. */
  amount: string | undefined;
};

/** 'I have sent it': one press prepares a message to the charity. Nothing is sent or stored by itself. */
export function SentCard({ texts, amount }: SentCardProps) {
  const { site, ui } = useIsland();
  const { sent } = useDonorTexts();
  const ready = useReady();
  const [code, setCode] = useState("");
  const lines = useGiftLines(texts, amount, cleanCode(code));
  const message = giftMessage(sent.greeting, lines, ui.line);
  return (
    <section aria-labelledby="sent" className={cardLook}>
      <h3 id="sent" className="text-title">
        {sent.title}
      </h3>
      <p className="mt-1">{sent.lead}</p>
      <label htmlFor="sent-code" className="mt-4 mb-1 block font-semibold">
        {sent.code}
      </label>
      <input
        id="sent-code"
        type="text"
        dir="ltr"
        autoComplete="off"
        maxLength={maxCodeLength}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        className={controlLook}
      />
      <div className="mt-4 grid gap-3">
        <a href={whatsAppDraft(message, site.phone)} rel="noreferrer" className={mainLook}>
          {sent.whatsapp}
        </a>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <a href={emailDraft(site.email, site.bankily.reference, message)} className={quietLook}>
            {sent.email}
          </a>
          <button type="button" disabled={!ready} onClick={printNote} className={quietLook}>
            {sent.print}
          </button>
        </div>
      </div>
      <GiftNote lines={lines} />
    </section>
  );
}
