import { EmailLink, PhoneLink, WhatsAppLink } from "../charity/contacts.tsx";
import { useIslandShell } from "../shell/use-island-shell.ts";
import { TextLink } from "../ui/button.tsx";

type DirectContactsProps = {
  texts: { title: string; text: string };
  heading?: "h2" | "h3";
};

export function DirectContacts({ texts, heading: Heading = "h3" }: DirectContactsProps) {
  const { footer } = useIslandShell().ui;
  return (
    <div className="paper-box border-2 border-press">
      <Heading className="text-title">{texts.title}</Heading>
      <p className="mt-1">{texts.text}</p>
      <ul className="mt-3">
        <li>
          <WhatsAppLink>{footer.whatsapp}</WhatsAppLink>
        </li>
        <li>
          <span className="me-2 text-ink-soft">{footer.phone}</span>
          <PhoneLink />
        </li>
        <li>
          <span className="me-2 text-ink-soft">{footer.email}</span>
          <EmailLink as={TextLink} />
        </li>
      </ul>
    </div>
  );
}
