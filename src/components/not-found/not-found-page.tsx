import { pageName } from "../shell/shell.server.ts";
import { pageOf, useTexts } from "../shell/shell-provider.server.tsx";
import { ActionLink, TextLink } from "../ui/button.tsx";
import { TentEdge } from "../ui/ornament.tsx";
import { Ltr } from "../ui/trans.tsx";

export const NotFoundPage = pageOf(({ shell }) => {
  const texts = useTexts("notFound");
  const { paths } = shell;
  return (
    <div className="pt-12 text-center">
      <div className="page-width">
        <p className="mx-auto grid size-[min(24rem,62vw)] place-items-center rounded-full border-2 border-sun bg-sun">
          <Ltr className="text-[min(9.5rem,24vw)] font-bold leading-none">{texts.code}</Ltr>
        </p>
      </div>
      <TentEdge className="relative -mt-16 text-sand" />
      <div className="bg-sand">
        <div className="page-width pt-8 pb-20">
          <h1 className="font-sans text-section">{texts.title}</h1>
          <p className="mx-auto mt-3 mb-8 max-w-text text-balance text-lead">{texts.lead}</p>
          <ActionLink href={paths.home} variant="main">
            {texts.home}
          </ActionLink>
          <p className="mt-4 flex flex-wrap justify-center gap-x-6">
            {(["donate", "questions", "contact"] as const).map((page) => (
              <TextLink key={page} href={paths[page]}>
                {pageName(page, shell.language)}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
});
