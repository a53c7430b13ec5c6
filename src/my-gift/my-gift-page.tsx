import type { ReactNode } from "react";
import { loadExamples } from "../content/examples.ts";
import type { Shell } from "../layouts/shell.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Closing } from "../ui/closing.tsx";
import { PageOpening } from "../ui/page-opening.tsx";
import { Section } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Words } from "../ui/words.tsx";
import type { MyGiftTexts } from "./my-gift-texts.ts";
import { loadReceiptSettings } from "./receipt-files.ts";

type MyGiftPageProps = {
  shell: Shell;
  texts: Omit<MyGiftTexts, "head">;
  /** A made-up code to try, while the receipts are made up. */
  example: string | undefined;
  /** The island, where the visitor types. */
  children: ReactNode;
};

/** The made-up code to try; undefined once the receipts are the charity's own. */
export const exampleCode = (): string | undefined =>
  loadExamples() ? loadReceiptSettings().exampleCode : undefined;

export function MyGiftPage({ shell, texts, example, children }: MyGiftPageProps) {
  const { privacy, closing } = texts;
  return (
    <StaticPart shell={shell}>
      {example === undefined ? null : <ExamplesNotice texts={texts.examples} code={example} />}
      <PageOpening title={texts.title} lead={texts.lead} beside={children} growing />
      <Section title={privacy.title} layout="beside">
        <dl className="grid gap-6">
          {privacy.points.map(({ title, text }) => (
            <div key={title} className="border-s-4 border-sun ps-5">
              <dt className="text-title font-semibold">{title}</dt>
              <dd className="mt-1 max-w-text">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Closing title={closing.title} lead={closing.lead}>
        <ActionLink href={shell.paths.contact} look="main">
          {closing.contact}
        </ActionLink>
        <ActionLink href={shell.paths.accounts} look="quiet">
          {shell.ui.records.accounts}
        </ActionLink>
        <ActionLink href={shell.paths.donate} look="quiet">
          {closing.donate}
        </ActionLink>
      </Closing>
    </StaticPart>
  );
}

type ExamplesNoticeProps = { texts: MyGiftTexts["examples"]; code: string };

/** Says before all else that the receipts are made up: the page's painted wall. */
function ExamplesNotice({ texts, code }: ExamplesNoticeProps) {
  return (
    <div role="note" data-examples className="ground-wall">
      <div className="page-width py-4 md:py-5">
        <p className="text-title font-semibold">{texts.title}</p>
        <p className="max-w-text">
          <Words text={texts.text} values={{ code }} />
        </p>
      </div>
    </div>
  );
}
