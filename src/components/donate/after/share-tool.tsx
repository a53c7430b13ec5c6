import { useEffect, useState } from "react";
import { whatsAppUrl } from "../../charity/contact-links.ts";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { Copy } from "../../ui/copy.tsx";
import { WhatsApp } from "../../ui/icons.tsx";
import { Tool } from "../../ui/section.tsx";
import { Address } from "../../ui/trans.tsx";
import { giftFragment, linkedMru } from "../gift-link.ts";
import type { AfterTransferData } from "./after-data.server.ts";

/** The link carries only the amount chosen on Donate, and nothing typed after the transfer. */
export function ShareTool({ data }: { data: AfterTransferData }) {
  const { copyTexts, config, donateAddress } = data;
  const texts = data.texts.share;
  const [hasSheet, setHasSheet] = useState(false);
  const [amount, setAmount] = useState(0);
  useEffect(() => {
    setHasSheet("share" in navigator);
    setAmount(linkedMru(config));
  }, [config]);
  const url = donateAddress + giftFragment(amount);
  const { text } = texts;
  // Closing the sheet is no error. A phone that refuses to share gets the other ways.
  const openSheet = () =>
    navigator.share({ text, url }).catch(({ name }: Error) => setHasSheet(name === "AbortError"));
  return (
    <Tool title={texts.title} lead={texts.lead}>
      <p className="text-small text-ink-soft">
        <Address>{url}</Address>
      </p>
      <ButtonRow className="mt-3">
        {hasSheet ? (
          <Button variant="quiet" onClick={() => void openSheet()}>
            {texts.open}
          </Button>
        ) : (
          <>
            <ButtonLink variant="quiet" icon={WhatsApp} href={whatsAppUrl(`${text}\n${url}`)}>
              {texts.whatsapp}
            </ButtonLink>
            <Copy
              value={url}
              variant="quiet"
              label={texts.copy}
              toast={{ title: copyTexts.copiedTitle, text: texts.copied }}
              selected={copyTexts.selected.text}
            />
          </>
        )}
      </ButtonRow>
    </Tool>
  );
}
