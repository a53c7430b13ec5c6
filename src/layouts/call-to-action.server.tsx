import type { PageId } from "../content/pages.server.ts";
import { useShell } from "../shell/use-shell.server.ts";
import { ActionLink, ButtonRow } from "../ui/button.tsx";
import { KhaymaEdge } from "../ui/ornament.tsx";
import { Heading } from "../ui/section.tsx";

type CallToActionProps<Page extends PageId> = {
  texts: Readonly<Record<"title" | "lead" | Page, string>>;
  to: readonly Page[];
  toneBefore?: "paper" | "press";
};

export function CallToAction<Page extends PageId>(props: CallToActionProps<Page>) {
  const { texts, to, toneBefore = "paper" } = props;
  const { paths } = useShell();
  const main = to[0] === "donate" ? "donate" : "main";
  return (
    <section className="print:hidden">
      <div className={toneBefore === "press" ? "bg-press-deep" : "bg-paper"}>
        <KhaymaEdge className="text-sand" />
      </div>
      <div className="bg-sand">
        <div className="page-width section-space items-end justify-between lg:flex">
          <Heading title={texts.title} lead={texts.lead} />
          <ButtonRow className="closing-links mt-6">
            {to.map((page, i) => (
              <ActionLink key={page} href={paths[page]} variant={i === 0 ? main : "quiet"}>
                {texts[page]}
              </ActionLink>
            ))}
          </ButtonRow>
        </div>
      </div>
    </section>
  );
}
