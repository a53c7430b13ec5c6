import type { ReactNode } from "react";
import type { AfterGiftTexts } from "../../../generated/texts.ts";
import { InlineLink } from "../../ui/button.tsx";
import { PageHero } from "../../ui/section.tsx";
import type { Shell } from "../../ui/shell.server.ts";
import { StaticPart } from "../../ui/static-part.tsx";

type AfterGiftPageProps = {
  shell: Shell;
  texts: Pick<AfterGiftTexts, "title" | "lead" | "next">;
  once: string;
  children?: ReactNode;
};

export function AfterGiftPage({ shell, texts, once, children }: AfterGiftPageProps) {
  const { title, lead, next } = texts;
  const { paths, ui } = shell;
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
          <p className="marked">{once}</p>
        </div>
        {children}
      </div>
    </StaticPart>
  );
}
