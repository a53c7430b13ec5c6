import { useState } from "react";
import {
  Button,
  ButtonLink,
  ButtonRow,
  RecordLinks,
  TextLink,
  WhatsAppButton,
} from "../../ui/button.tsx";
import { emailUrl } from "../../ui/contact-links.ts";
import { controlLook } from "../../ui/field.tsx";
import { useAfterPause, useReady } from "../../ui/timing.ts";
import { cleanCode, looksLikePin, maxCodeLength } from "../../ui/transaction-code.ts";
import { useIsland } from "../../ui/use-shell.ts";
import { useDonate, useShowDay } from "../donate-context.ts";
import { cardLook, printSheet, Sheet } from "./card.tsx";
import { type GiftLine, giftLines, giftMessage } from "./gift-report.ts";

type SentCardProps = {
  /** The amount written out; undefined while there is none. */
  amount: string | undefined;
  /** In whose name the gift is, cleaned. */
  inName: string;
};

/** 'I have sent it': one press prepares a message to the charity. Nothing is sent or stored by itself. */
export function SentCard({ amount, inName }: SentCardProps) {
  const shell = useIsland();
  const { site, ui } = shell;
  const { texts } = useDonate();
  const { sent } = texts.donor;
  const ready = useReady();
  const [code, setCode] = useState("");
  const showDay = useShowDay();
  const date = ready ? showDay(new Date().toISOString()) : "";
  const lines = giftLines(texts, site, { amount, date, code: cleanCode(code), inName });
  const message = giftMessage(sent.greeting, lines, shell);
  return (
    <section aria-labelledby="sent" className={cardLook}>
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

type CodeFieldProps = { code: string; onChange: (code: string) => void };

/** The transaction code. What looks like a PIN is refused once the visitor pauses. */
function CodeField({ code, onChange }: CodeFieldProps) {
  const { sent } = useDonate().texts.donor;
  const isPin = looksLikePin(code);
  const afterPause = useAfterPause(isPin ? sent.looksLikePin : "");
  const warning = isPin ? afterPause : "";
  return (
    <>
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
        aria-invalid={warning !== ""}
        aria-describedby="sent-code-warning"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={controlLook}
      />
      <p id="sent-code-warning" role="status" className="font-medium text-danger not-empty:mt-1">
        {warning}
      </p>
    </>
  );
}

/** The donor's own note of a gift, on paper only. It must never be taken for a receipt. */
function GiftNote({ lines }: { lines: readonly GiftLine[] }) {
  const { ui } = useIsland();
  const { note, notReceipt } = useDonate().texts.donor.sent;
  if (!useReady()) return null;
  return (
    <Sheet kind="note">
      <p>{ui.name}</p>
      <p className="sheet-name">{note}</p>
      <p className="sheet-box">{notReceipt}</p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
