import { telLink, whatsappLink } from "./contact-links.ts";
import { useIsland } from "./use-shell.ts";
import { Ltr } from "./words.tsx";

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4";

/** In place of a part of a page whose script failed. */
export function Crash({ heading: Heading }: { heading: "h1" | "h2" }) {
  const shell = useIsland();
  const { ui, site } = shell;
  return (
    <div role="alert" className="page-width section-space">
      <Heading className="text-section">{ui.crash.title}</Heading>
      <p className="mt-3 max-w-text text-lead">{ui.crash.text}</p>
      <ul className="mt-4">
        <li>
          <a href={shell.paths.here} className={linkLook}>
            {ui.crash.reload}
          </a>
        </li>
        <li>
          <a href={whatsappLink(shell)} rel="noreferrer" className={linkLook}>
            {ui.footer.whatsapp}
          </a>
        </li>
        <li>
          <a href={telLink(site.phone)} className={linkLook}>
            <Ltr>{site.phone}</Ltr>
          </a>
        </li>
      </ul>
    </div>
  );
}
