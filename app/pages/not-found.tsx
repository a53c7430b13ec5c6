import { ActionLink } from "../components/action-link.tsx";
import { KhaymaEdge } from "../components/khayma-edge.tsx";
import { Ltr } from "../components/ltr.tsx";
import { notFoundSchema } from "../content/schemas/not-found.ts";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import { useShell } from "../shell/use-shell.ts";
import type { Route } from "./+types/not-found";

export const loader = textsLoader("not-found.yaml", notFoundSchema);
export const meta = describeHead;

export default function NotFoundPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { paths } = useShell();
  return (
    <div data-not-found="" className="pt-12 text-center">
      <div className="page-width">
        <p className="mx-auto grid size-[min(24rem,62vw)] place-items-center rounded-full border-2 border-sun bg-sun text-[min(9.5rem,24vw)] font-bold leading-none text-ink">
          <Ltr>{texts.code}</Ltr>
        </p>
      </div>
      <KhaymaEdge className="relative -mt-16 text-sand" />
      <div className="bg-sand">
        <div className="page-width pt-8 pb-20">
          <h1 className="text-section">{texts.title}</h1>
          <p className="mx-auto mt-3 mb-8 max-w-text text-lead">{texts.lead}</p>
          <ActionLink href={paths.home} look="main">
            {texts.home}
          </ActionLink>
        </div>
      </div>
    </div>
  );
}
