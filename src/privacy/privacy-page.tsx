import { EmailLink } from "../charity/contacts.tsx";
import { loadTexts } from "../content/load-content.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { ShellProvider } from "../shell/shell-provider.server.tsx";
import { Envelope, Rosette } from "../ui/ornament.tsx";
import { PageHero, SheetSection } from "../ui/section.tsx";
import { Trans } from "../ui/trans.tsx";

export function PrivacyPage({ shell }: { shell: Shell }) {
  const texts = loadTexts("privacy", shell.language);
  return (
    <ShellProvider shell={shell}>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        beside={
          <Envelope lines="m0 0 205 102M524 0 319 102M0 224 175 95M524 224 349 95">
            <Rosette className="size-28 place-self-center text-accent" />
          </Envelope>
        }
      />
      <div className="page-width section-space">
        {Object.entries(texts.sections).map(([id, { title, text }]) => (
          <SheetSection key={id} title={title}>
            <p>
              <Trans text={text} values={{ email: <EmailLink /> }} />
            </p>
          </SheetSection>
        ))}
      </div>
    </ShellProvider>
  );
}
