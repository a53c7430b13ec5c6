import { type ReactNode, useEffect, useState } from "react";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { whatsAppUrl } from "../../ui/contact-links.ts";
import { useIslandShell } from "../../ui/use-shell.ts";
import { copyAndTell } from "../copy-and-tell.ts";
import { giftFragment } from "../gift/gift-link.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { withName } from "./gift-message.ts";

type ToolsProps = { data: AfterTransferData; amount: number };

/** What a donor may do besides: invite others, hang up the poster, be reminded. */
export function GiftTools({ data, amount }: ToolsProps) {
  const { texts, paths } = data;
  return (
    <>
      <div className="with-script">
        <ShareTool data={data} amount={amount} />
      </div>
      <Tool title={texts.print.title}>
        <ButtonLink variant="quiet" href={paths.poster}>
          {texts.print.poster}
        </ButtonLink>
      </Tool>
      <Tool title={texts.reminder.title}>
        <p>{texts.reminder.lead}</p>
        <ButtonLink variant="quiet" href={paths.monthly} className="mt-3">
          {texts.reminder.monthly}
        </ButtonLink>
      </Tool>
    </>
  );
}

function Tool({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="print:hidden">
      <h2 className="text-title">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}

const linkId = "share-link";

function ShareTool({ data, amount }: ToolsProps) {
  const shell = useIslandShell();
  const { share } = data.texts;
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet("share" in navigator), []);
  const donate = shell.address.slice(0, shell.address.lastIndexOf("/"));
  const url = donate + giftFragment({ amount, currency: "MRU" });
  const text = withName(share.text, shell);
  const task = { text: url, shownBy: linkId, copied: share.copied };
  return (
    <Tool title={share.title}>
      <p className="text-small text-ink-soft">
        <bdi dir="ltr" id={linkId} className="break-all">
          {url}
        </bdi>
      </p>
      <ButtonRow className="mt-3">
        {hasSheet ? (
          <Button
            variant="quiet"
            onClick={() => void openSheet({ text, url }).catch(() => setHasSheet(false))}
          >
            {share.title}
          </Button>
        ) : (
          <>
            <ButtonLink variant="quiet" href={whatsAppUrl(`${text}\n${url}`)}>
              {share.whatsapp}
            </ButtonLink>
            <Button variant="quiet" onClick={() => void copyAndTell(task, data.copyTexts)}>
              {share.copy}
            </Button>
          </>
        )}
      </ButtonRow>
    </Tool>
  );
}

/** A sheet may be closed again. @throws when sharing is refused */
async function openSheet(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === "AbortError")) throw problem;
  }
}
