import type { ReactNode } from "react";
import { loadTexts } from "../../content/load-content.server.ts";
import { InlineLink } from "../../ui/button.tsx";
import { PageHero } from "../../ui/section.tsx";
import type { Shell } from "../../ui/shell.server.ts";
import { StaticPart } from "../../ui/static-part.tsx";

export function AfterTransferPage({ shell, children }: { shell: Shell; children?: ReactNode }) {
  const { paths, ui, language } = shell;
  const { title, lead, next } = loadTexts("afterTransfer", language);
  return (
    <StaticPart shell={shell}>
      <PageHero title={title} lead={lead} />
      <div className="page-width section-space grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_22rem] lg:items-start">
        <div className="grid gap-8 lg:order-last">
          <section>
            <h2 className="text-title">{next.title}</h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-6">
              {next.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              <InlineLink href={paths.myGift}>{ui.more.myGift}</InlineLink>
              <InlineLink href={paths.accounts}>{ui.more.accounts}</InlineLink>
            </p>
          </section>
          <p className="marked">{loadTexts("donate", language).donor.after.lead}</p>
        </div>
        {children}
      </div>
    </StaticPart>
  );
}
