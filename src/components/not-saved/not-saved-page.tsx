import { pageIds, pageRow } from "../../lib/addresses/pages.server.ts";
import { pageName } from "../shell/shell.server.ts";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { ButtonLink, TextLink } from "../ui/button.tsx";
import { RefreshCw } from "../ui/icons.tsx";
import { PageHero } from "../ui/section.tsx";

/** The worker shows it in place of a page that is not saved (`src/lib/offline/saved-pages.ts`). */
export const NotSavedPage = pageOf(({ shell }) => {
  const texts = useTexts("notSaved");
  const linked = pageIds.filter((page) => pageRow(page).header || pageRow(page).footer);
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead}>
        <ButtonLink href="" variant="main" icon={RefreshCw}>
          {texts.again}
        </ButtonLink>
      </PageHero>
      <div className="page-width py-8">
        <div className="section-columns [&:not(:has(li:not([hidden])))]:hidden">
          <h2 className="mb-4 text-section">{texts.saved}</h2>
          <ul className="border-t border-line">
            {linked.map((page) => (
              <li key={page} data-saved="" hidden className="border-b border-line">
                <TextLink href={shell.paths[page]}>{pageName(page, shell.language)}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
});
