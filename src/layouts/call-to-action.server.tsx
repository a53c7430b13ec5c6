import { useShell } from "../components/shell/shell-provider.server.tsx";
import { ActionLink, ButtonRow, TextLink } from "../components/ui/button.tsx";
import { TentEdge } from "../components/ui/ornament.tsx";
import { Heading } from "../components/ui/section.tsx";
import type { PageId } from "../lib/addresses/pages.server.ts";

type CallToActionProps<Page extends PageId> = {
  texts: Readonly<Record<"title" | "lead" | Page, string>>;
  to: readonly Page[];
  toneBefore?: "paper" | "press";
};

/** The first page has the button, and the others have quieter links. */
export function CallToAction<Page extends PageId>(props: CallToActionProps<Page>) {
  const { texts, to, toneBefore = "paper" } = props;
  const { paths } = useShell();
  const [main, ...others] = to;
  return (
    <section className="print:hidden">
      <div className={toneBefore === "press" ? "bg-press-deep" : "bg-paper"}>
        <TentEdge className="text-sand" />
      </div>
      <div className="bg-sand">
        <div className="page-width section-space items-end justify-between lg:flex">
          <Heading title={texts.title} lead={texts.lead} />
          <div className="mt-6 grid gap-x-6 max-sm:[&>:first-child]:mb-3 sm:flex sm:flex-wrap lg:ms-12 lg:max-w-[50%] lg:flex-none">
            {main && (
              <ActionLink href={paths[main]} variant={main === "donate" ? "donate" : "main"}>
                {texts[main]}
              </ActionLink>
            )}
            {others.map((page) => (
              <TextLink key={page} href={paths[page]}>
                {texts[page]}
              </TextLink>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export function RecordLinks() {
  const { paths, ui } = useShell();
  return (
    <ButtonRow className="mt-6 print:hidden">
      <ActionLink href={paths.accounts} variant="quiet">
        {ui.records.accounts}
      </ActionLink>
      <ActionLink href={paths.diary} variant="quiet">
        {ui.records.diary}
      </ActionLink>
    </ButtonRow>
  );
}

/** Stands where feeds are offered. A channel speaks in the charity's name, so it is hidden with the payee. */
export function ChannelLink() {
  const { site, ui } = useShell();
  if (site.whatsappChannel === undefined) return null;
  return (
    <p data-payee="">
      <TextLink href={site.whatsappChannel}>{ui.channel}</TextLink>
    </p>
  );
}
