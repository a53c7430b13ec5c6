import type { PageProps } from "../layouts/shell.ts";
import { EmailLink } from "../ui/button.tsx";
import { PageHero, SheetEntry } from "../ui/section.tsx";
import { StaticPart } from "../ui/static-part.tsx";
import { Trans } from "../ui/trans.tsx";
import { type PrivacyTexts, plainSections } from "./privacy-texts.ts";

export function PrivacyPage({ shell, texts }: PageProps<PrivacyTexts>) {
  const { rights } = texts.sections;
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
            <Trans text={rights.text} values={{ email: <EmailLink /> }} />
          </p>
        </SheetEntry>
      </div>
    </StaticPart>
  );
}
