import type { ReactNode } from "react";
import { DirectContacts } from "../charity/contacts.tsx";
import { loadTexts } from "../content/load-content.server.ts";
import type { Shell } from "../shell/shell.server.ts";
import { ShellProvider } from "../shell/shell-provider.server.tsx";
import { Envelope, NoStamp } from "../ui/ornament.tsx";
import { PageHero } from "../ui/section.tsx";

export function OutboxPage({ shell, children }: { shell: Shell; children?: ReactNode }) {
  const texts = loadTexts("outbox", shell.language);
  return (
    <ShellProvider shell={shell}>
      <PageHero
        title={texts.title}
        lead={texts.lead}
        beside={
          <Envelope lines="M28 100h280M28 145h280M28 190h280">
            <NoStamp />
          </Envelope>
        }
      />
      <div className="page-width section-space">
        <div className="max-w-[46rem]">
          <div className="without-script">
            <DirectContacts texts={texts.noScript} heading="h2" />
          </div>
          {children}
        </div>
      </div>
    </ShellProvider>
  );
}
