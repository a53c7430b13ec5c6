import { ActionLink } from "../components/action-link.tsx";
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
    <div data-not-found="" className="page-width section-space text-center">
      <p className="text-[clamp(5rem,24vw,11rem)] font-bold leading-none text-accent">
        <Ltr>{texts.code}</Ltr>
      </p>
      <h1 className="mt-2 text-section">{texts.title}</h1>
      <p className="mx-auto mt-3 mb-8 max-w-text text-lead">{texts.lead}</p>
      <ActionLink href={paths.home} look="main">
        {texts.home}
      </ActionLink>
    </div>
  );
}
