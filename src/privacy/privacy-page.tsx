import type { PageProps } from "../layouts/shell.ts";
import { InlineLink } from "../ui/button.tsx";
import { PageHero, SheetEntry } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Ltr, Trans } from "../ui/trans.tsx";
import type { PrivacyTexts } from "./privacy-texts.ts";

const plainSections = ["sent", "receivers", "stays", "outbox", "tracking", "rates"] as const;

export function PrivacyPage({ shell, texts }: PageProps<PrivacyTexts>) {
  const { site } = shell;
  const { rights } = texts.sections;
  const email = (
    <InlineLink href={`mailto:${site.email}`}>
      <Ltr>{site.email}</Ltr>
    </InlineLink>
  );
  return (
    <StaticPart shell={shell}>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="page-width section-space">
        {plainSections.map((id) => (
          <SheetEntry key={id} title={texts.sections[id].title}>
            <p>{texts.sections[id].text}</p>
          </SheetEntry>
        ))}
        <SheetEntry title={rights.title}>
          <p>
            <Trans text={rights.text} values={{ email }} />
          </p>
        </SheetEntry>
      </div>
    </StaticPart>
  );
}
