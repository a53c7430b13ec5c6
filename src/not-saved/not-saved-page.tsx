import { pageIds, pageRow } from "../addresses/pages.server.ts";
import { pageName } from "../shell/shell.server.ts";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { ActionLink, TextLink } from "../ui/button.tsx";
import { KhaymaEdge } from "../ui/ornament.tsx";

/** The worker shows it in place of a page that is not saved (`src/offline/cached-pages.ts`). */
export const NotSavedPage = pageOf(({ shell }) => {
  const texts = useTexts("notSaved");
  const linked = pageIds.filter((page) => pageRow(page).header || pageRow(page).footer);
  return (
    <>
      <div className="page-width pt-12 pb-10">
        <h1 className="text-section">{texts.title}</h1>
        <p className="mt-3 mb-8 max-w-text text-lead">{texts.lead}</p>
        <ActionLink href="?" variant="main">
          {texts.again}
        </ActionLink>
      </div>
      <div className="[&:not(:has(li:not([hidden])))]:hidden">
        <KhaymaEdge className="text-sand" />
        <div className="bg-sand">
          <div className="page-width py-8">
            <h2 className="text-title">{texts.saved}</h2>
            <ul className="mt-2">
              {linked.map((page) => (
                <li key={page} data-saved="" hidden>
                  <TextLink href={shell.paths[page]}>{pageName(page, shell.language)}</TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </>
  );
});

/** Runs inline: shows the links to the pages that the worker has saved. */
export const showSaved = async (): Promise<void> => {
  for (const item of document.querySelectorAll<HTMLElement>("[data-saved]")) {
    const path = item.querySelector("a")?.pathname ?? "";
    item.hidden = !(await caches.match(path, { ignoreVary: true }));
  }
};
