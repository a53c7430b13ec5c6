import { useState } from "react";
import { showDay } from "../../i18n/day-words.ts";
import {
  Button,
  ButtonLink,
  ButtonRow,
  RecordLinks,
  TextLink,
  WhatsAppButton,
} from "../../ui/button.tsx";
import { emailUrl } from "../../ui/contact-links.ts";
import { controlClasses, Field } from "../../ui/field.tsx";
import { useAfterPause, useReady } from "../../ui/timing.ts";
import { cleanCode, looksLikePin, maxCodeLength } from "../../ui/transaction-code.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate } from "../donate-context.tsx";
import type { GiftFormState } from "../gift/use-gift.ts";
import { giftLines, giftMessage, writtenAmount } from "./gift-report.ts";
import { GiftNote, printSheet } from "./sheets.tsx";

/** How the cards after the transfer look. */
export const cardClasses = "paper-box border-2 border-line";

/** 'I have sent it': one press prepares a message to the charity. Nothing is sent or stored by itself. */
export function SentCard({ gift }: { gift: GiftFormState }) {
  const shell = useIsland();
  const { site, ui } = shell;
  const { texts, days } = useDonate();
  const { sent } = texts.donor;
  const ready = useReady();
  const [code, setCode] = useState("");
  const date = ready ? showDay(new Date().toISOString(), days) : "";
  const { inName } = gift;
  const facts = { amount: writtenAmount(gift), date, code: cleanCode(code), inName };
  const lines = giftLines(texts, site, facts);
  const message = giftMessage(sent.greeting, lines, shell);
  return (
    <section aria-labelledby="sent" className={cardClasses}>
      <h3 id="sent" className="text-title">
        {sent.title}
      </h3>
      <p className="mt-1">{sent.lead}</p>
      <CodeField code={code} onChange={setCode} />
      <div className="mt-4 grid gap-3">
        <WhatsAppButton variant="main" message={message}>
          {sent.whatsapp}
        </WhatsAppButton>
        <ButtonRow>
          <ButtonLink
            variant="quiet"
            href={emailUrl(site.email, site.bankily.reference, message)}
            className="flex-1"
          >
            {sent.email}
          </ButtonLink>
          <Button
            variant="quiet"
            disabled={!ready}
            onClick={() => printSheet("note")}
            className="flex-1 disabled:opacity-60"
          >
            {sent.print}
          </Button>
        </ButtonRow>
      </div>
      <div className="mt-4">
        <RecordLinks />
      </div>
      <p className="mt-2">
        <TextLink href={shell.paths.myGift}>{ui.more.myGift}</TextLink>
      </p>
      <GiftNote lines={lines} />
    </section>
  );
}

/** The transaction code. What looks like a PIN is refused once the visitor pauses. */
function CodeField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const { sent } = useDonate().texts.donor;
  const isPin = looksLikePin(code);
  const afterPause = useAfterPause(isPin ? sent.looksLikePin : "");
  return (
    <div className="mt-4">
      <Field id="sent-code" label={sent.code} remark={isPin ? afterPause : ""}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            dir="ltr"
            autoComplete="off"
            maxLength={maxCodeLength}
            value={code}
            aria-invalid={isPin && afterPause !== ""}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className={controlClasses}
          />
        )}
      </Field>
    </div>
  );
}
