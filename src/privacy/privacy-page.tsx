import { EmailLink } from "../charity/contacts.tsx";
import { loadTexts } from "../content/load-content.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { StaticPart } from "../shell/static-part.server.tsx";
import { PageHero, SheetSection } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

export function PrivacyPage({ shell }: { shell: Shell }) {
  const texts = loadTexts("privacy", shell.language);
  return (
    <StaticPart shell={shell}>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="page-width section-space">
        {Object.entries(texts.sections).map(([id, { title, text }]) => (
          <SheetSection key={id} title={title}>
            <p>
              {typeof text === "string" ? (
                text
              ) : (
                <Trans text={text} values={{ email: <EmailLink /> }} />
              )}
            </p>
          </SheetSection>
        ))}
      </div>
    </StaticPart>
  );
}
