import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button, ButtonLink, ButtonRow } from "../../ui/button.tsx";
import { whatsAppUrl } from "../../ui/contact-links.ts";
import { useIslandShell } from "../../ui/use-shell.ts";
import { copyAndTell } from "../copy-and-tell.ts";
import { giftFragment } from "../gift/gift-link.ts";
import type { AfterTransferData } from "./after-data.server.ts";
import { withNames } from "./gift-message.ts";
import { CheckedField } from "./gift-message-form.tsx";
import type { SentGift } from "./use-sent-gift.ts";

type ToolProps = { data: AfterTransferData; gift: SentGift };

export function GiftTools(props: ToolProps) {
  const { data, gift } = props;
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (gift.suggested !== "" && fold.current !== null) fold.current.open = true;
  }, [gift.suggested]);
  return (
    <details ref={fold} className="paper-box border-2 border-line">
      <summary className="min-h-11 py-2 font-semibold">{data.texts.tools}</summary>
      <div className="mt-2 grid gap-8">
        <div className="with-script">
          <DedicationTool {...props} />
        </div>
        <SheetsAndReminders {...props} />
        <div className="with-script">
          <ShareTool {...props} />
        </div>
      </div>
    </details>
  );
}

function Tool({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-title">{title}</h3>
      {children}
    </section>
  );
}

function DedicationTool({ data, gift }: ToolProps) {
  const shell = useIslandShell();
  const { dedication: texts } = data.texts;
  const text = withNames(texts.message, shell, gift.name);
  return (
    <Tool title={texts.title}>
      <p className="mt-1 mb-4">{texts.lead}</p>
      {gift.suggested === "" ? null : <Suggestion data={data} gift={gift} />}
      <CheckedField
        id="dedication"
        label={texts.label}
        problem={gift.nameProblem ? texts.problems[gift.nameProblem] : ""}
        dir="auto"
        value={gift.person}
        onText={gift.typePerson}
      />
      {gift.name === "" ? null : (
        <ButtonLink
          variant="quiet"
          href={whatsAppUrl(`${text}\n${donateAddress(shell.address)}`)}
          className="mt-4"
        >
          {texts.whatsapp}
        </ButtonLink>
      )}
    </Tool>
  );
}

function Suggestion({ data, gift }: ToolProps) {
  const { suggested, use, leave } = data.texts.dedication;
  return (
    <div className="mb-4 marked">
      <p>{suggested}</p>
      <ButtonRow className="mt-2">
        <Button variant="quiet" onClick={() => gift.typePerson(gift.suggested)}>
          {use}
        </Button>
        <Button variant="quiet" onClick={() => gift.typePerson(gift.person)}>
          {leave}
        </Button>
      </ButtonRow>
    </div>
  );
}

function SheetsAndReminders({ data: { texts, paths }, gift: { amount, name } }: ToolProps) {
  const fragment = amount > 0 || name !== "" ? giftFragment({ amount, currency: "MRU", name }) : "";
  const sheets = [
    [paths.note + fragment, texts.print.note],
    [paths.card + fragment, texts.print.card],
    [paths.poster, texts.print.poster],
  ] as const;
  const { title, lead, monthly, ramadan } = texts.reminder;
  const reminders = [
    [paths.monthly, monthly],
    [paths.ramadan, ramadan],
  ] as const;
  return (
    <>
      <LinkTool title={texts.print.title} links={sheets} />
      <LinkTool title={title} lead={lead} links={reminders} />
    </>
  );
}

type LinkToolProps = {
  title: string;
  lead?: string;
  links: readonly (readonly [string, string])[];
};

function LinkTool({ title, lead, links }: LinkToolProps) {
  return (
    <Tool title={title}>
      {lead && <p className="mt-1">{lead}</p>}
      <ButtonRow className="mt-3">
        {links.map(([href, text]) => (
          <ButtonLink key={text} variant="quiet" href={href}>
            {text}
          </ButtonLink>
        ))}
      </ButtonRow>
    </Tool>
  );
}

/** It stands on a line to itself, where it keeps its order without marks. */
const donateAddress = (address: string) => address.slice(0, address.lastIndexOf("/"));

const linkId = "share-link";

function ShareTool({ data, gift }: ToolProps) {
  const shell = useIslandShell();
  const { share } = data.texts;
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet("share" in navigator), []);
  const { amount, name } = gift;
  const url = donateAddress(shell.address) + giftFragment({ amount, currency: "MRU", name });
  const text = withNames(name === "" ? share.text : share.textDedicated, shell, name);
  const task = { text: url, shownBy: linkId, copied: share.copied };
  return (
    <Tool title={share.title}>
      <p className="mt-1 text-small text-ink-soft">
        <bdi dir="ltr" id={linkId} className="break-all">
          {url}
        </bdi>
      </p>
      <ButtonRow className="mt-3">
        {hasSheet ? (
          <Button
            variant="main"
            onClick={() => void openSheet({ text, url }).catch(() => setHasSheet(false))}
          >
            {share.title}
          </Button>
        ) : (
          <>
            <ButtonLink variant="main" href={whatsAppUrl(`${text}\n${url}`)}>
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
