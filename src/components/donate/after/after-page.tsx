import type { ReactNode } from "react";
import { whatsAppUrl } from "../../charity/contact-links.ts";
import { loadShell, pageName } from "../../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { ButtonLink, ButtonRow, TextLink } from "../../ui/button.tsx";
import { Copy } from "../../ui/copy.tsx";
import { WhatsApp } from "../../ui/icons.tsx";
import { TentEdge } from "../../ui/ornament.tsx";
import { listItems, Tool } from "../../ui/section.tsx";
import { Address } from "../../ui/trans.tsx";
import { reminderPath } from "./reminder.server.ts";

export const AfterTransferPage = pageOf<{ children?: ReactNode }>(({ shell, children }) => {
  const { title, lead, print, reminder } = useTexts("afterTransfer");
  return (
    <>
      <div className="bg-sand">
        <div className="page-width after-columns grid pt-6 pb-8 md:pt-16 md:pb-12 print:py-0">
          <div>
            <h1 className="max-w-[22ch] text-display">{title}</h1>
            <p className="mt-2 max-w-text text-lead md:mt-4 print:hidden">{lead}</p>
          </div>
          <div>{children}</div>
          <Next />
        </div>
        <TentEdge className="text-paper" />
      </div>
      <div className="page-width section-space grid gap-10 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
        <Share />
        <Tool title={print.title}>
          <ButtonLink variant="quiet" href={shell.paths.poster}>
            {print.poster}
          </ButtonLink>
        </Tool>
        <Tool title={reminder.title} lead={reminder.lead}>
          <ButtonLink variant="quiet" href={reminderPath(shell.language)}>
            {reminder.monthly}
          </ButtonLink>
        </Tool>
      </div>
    </>
  );
});

function Next() {
  const { language, paths } = useShell();
  const { next } = useTexts("afterTransfer");
  return (
    <section className="max-w-text">
      <h2 className="text-title">{next.title}</h2>
      <ol className="mt-3 grid list-decimal gap-2 ps-6">{listItems(next.steps)}</ol>
      <p className="mt-3 print:hidden">
        <TextLink href={paths.accounts}>{pageName("accounts", language)}</TextLink>
      </p>
      <p className="mt-6 marked print:hidden">{useTexts("donate").donor.after.lead}</p>
    </section>
  );
}

function Share() {
  const { language } = useShell();
  const { share } = useTexts("afterTransfer");
  const { address } = loadShell("donate", language);
  return (
    <Tool title={share.title}>
      <p className="text-small text-ink-soft">
        <Address>{address}</Address>
      </p>
      <ButtonRow className="mt-3">
        <ButtonLink variant="quiet" icon={WhatsApp} href={whatsAppUrl(`${share.text}\n${address}`)}>
          {share.whatsapp}
        </ButtonLink>
        <Copy
          value={address}
          variant="quiet"
          label={share.copy}
          copiedLabel={share.copy}
          selected={useTexts("donate").bankily.selected.text}
          copied={share.copied}
        />
      </ButtonRow>
    </Tool>
  );
}
