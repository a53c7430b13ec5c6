import type { ReactNode } from "react";
import { DirectContacts } from "../charity/contacts.tsx";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { Envelope, NoStamp } from "../ui/ornament.tsx";
import { PageHero } from "../ui/section.tsx";

export const OutboxPage = pageOf<{ children?: ReactNode }>(({ children }) => {
  const texts = useTexts("outbox");
  return (
    <>
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
    </>
  );
});
