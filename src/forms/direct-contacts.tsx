import { telLink, whatsappLink } from "../ui/contact-links.ts";
import { Ltr } from "../ui/ltr.tsx";
import { useIsland } from "../ui/use-shell.ts";
import type { FormTexts } from "./forms-texts.ts";

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4";

type DirectContactsProps = {
  texts: FormTexts["noScript"];
  /** The level of its heading: one below what it stands under. */
  heading?: "h2" | "h3";
};

/** How to reach the charity where a form cannot work: JavaScript is off, or does not arrive. */
export function DirectContacts({ texts, heading: Heading = "h3" }: DirectContactsProps) {
  const shell = useIsland();
  const { site, ui } = shell;
  return (
    <div className="rounded-soft border-2 border-press bg-white p-5">
      <Heading className="text-title">{texts.title}</Heading>
      <p className="mt-1">{texts.text}</p>
      <ul className="mt-3">
        <li>
          <a href={whatsappLink(shell)} rel="noreferrer" className={linkLook}>
            {ui.footer.whatsapp}
          </a>
        </li>
        <li>
          <span className="me-2 text-ink-soft">{ui.footer.phone}</span>
          <a href={telLink(site.phone)} className={linkLook}>
            <Ltr>{site.phone}</Ltr>
          </a>
        </li>
        <li>
          <span className="me-2 text-ink-soft">{ui.footer.email}</span>
          <a href={`mailto:${site.email}`} className={linkLook}>
            <Ltr>{site.email}</Ltr>
          </a>
        </li>
      </ul>
    </div>
  );
}
