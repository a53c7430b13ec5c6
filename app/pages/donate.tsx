import { PageOpening } from "../components/page-opening.tsx";
import { donateSchema } from "../content/schemas/donate.ts";
import { describeHead } from "../shell/describe-head.ts";
import { textsLoader } from "../shell/page-loader.server.ts";
import type { Route } from "./+types/donate";

export const loader = textsLoader("donate.yaml", donateSchema);
export const meta = describeHead;
export const handle = { interactive: true };

export default function DonatePage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening title={texts.hero.title} lead={texts.hero.lead} />
    </>
  );
}
