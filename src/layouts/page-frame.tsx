import { StaticPart } from "../ui/static-part.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { KeptCopyNotice } from "./kept-copy-notice.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { OutboxLine } from "./outbox-line.tsx";
import type { Shell } from "./shell.ts";

/** What stands above every page's own content. */
export function PageTop({ shell }: { shell: Shell }) {
  return (
    <StaticPart shell={shell}>
      <Header />
      <KeptCopyNotice />
      <LanguageOffer />
    </StaticPart>
  );
}

/** What stands below it. */
export function PageBottom({ shell }: { shell: Shell }) {
  return (
    <StaticPart shell={shell}>
      <Footer />
      <OutboxLine />
    </StaticPart>
  );
}
