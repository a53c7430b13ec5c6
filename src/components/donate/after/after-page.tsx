import type { ReactNode } from "react";
import { pageName } from "../../shell/shell.server.ts";
import { pageOf, useShell, useTexts } from "../../shell/shell-provider.server.tsx";
import { ButtonLink, TextLink } from "../../ui/button.tsx";
import { TentEdge } from "../../ui/ornament.tsx";
import { listItems, Tool } from "../../ui/section.tsx";
import { Ltr, Trans } from "../../ui/trans.tsx";
import { reminderPath } from "./reminder.server.ts";

type AfterTransferPageProps = Partial<Record<"report" | "share", ReactNode>>;

export const AfterTransferPage = pageOf<AfterTransferPageProps>(({ shell, report, share }) => {
  const { title, lead, print, reminder } = useTexts("afterTransfer");
  return (
    <>
      <div className="bg-sand">
        <div className="page-width after-columns grid pt-6 pb-8 md:pt-16 md:pb-12 print:py-0">
          <div>
            <h1 className="max-w-[22ch] text-display">{title}</h1>
            <p className="mt-2 max-w-text text-lead md:mt-4 print:hidden">{lead}</p>
          </div>
          <div>{report}</div>
          <Next />
        </div>
        <TentEdge className="text-paper" />
      </div>
      <div className="page-width section-space grid gap-10 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
        <div className="with-script sm:max-lg:row-span-2">{share}</div>
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
  const { language, paths, site } = useShell();
  const contacts = { whatsapp: <Ltr>{site.whatsapp}</Ltr>, email: <Ltr>{site.email}</Ltr> };
  const { next } = useTexts("afterTransfer");
  return (
    <section className="max-w-text">
      <h2 className="text-title">{next.title}</h2>
      <ol className="mt-3 grid list-decimal gap-2 ps-6 print:[&>:nth-child(2)]:hidden">
        <li data-payee="" className="hidden print:list-item">
          <Trans text={next.onPaper} values={contacts} />
        </li>
        {listItems(next.steps)}
      </ol>
      <p className="mt-3 print:hidden">
        <TextLink href={paths.accounts}>{pageName("accounts", language)}</TextLink>
      </p>
      <p className="mt-6 marked print:hidden">{useTexts("donate").donor.after.lead}</p>
    </section>
  );
}
