import { charityWhatsAppUrl, telUrl } from "../ui/contact-links.ts";
import { TextLink } from "../ui/link.tsx";
import { Ltr } from "../ui/trans.tsx";
import { useIsland } from "../ui/use-shell.ts";
import type { FormTexts } from "./forms-texts.ts";

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
          <TextLink href={charityWhatsAppUrl(shell)} rel="noreferrer">
            {ui.footer.whatsapp}
          </TextLink>
        </li>
        <li>
          <span className="me-2 text-ink-soft">{ui.footer.phone}</span>
          <TextLink href={telUrl(site.phone)}>
            <Ltr>{site.phone}</Ltr>
          </TextLink>
        </li>
        <li>
          <span className="me-2 text-ink-soft">{ui.footer.email}</span>
          <TextLink href={`mailto:${site.email}`}>
            <Ltr>{site.email}</Ltr>
          </TextLink>
        </li>
      </ul>
    </div>
  );
}
