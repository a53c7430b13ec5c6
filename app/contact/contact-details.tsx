import { Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { Ltr } from "../components/ltr.tsx";
import type { ContactTexts } from "../content/schemas/contact.ts";
import { telLink, whatsappLink } from "../shell/contact-links.ts";
import { useShell } from "../shell/use-shell.ts";

const linkLook =
  "inline-flex min-h-11 items-center font-semibold text-press underline underline-offset-4 hover:text-ink";

/** Where the charity is and every way to reach it. */
export function ContactDetails({ texts }: { texts: ContactTexts["details"] }) {
  const shell = useShell();
  const { phone, email } = shell.site;
  const rows = [
    { Icon: MapPin, label: texts.location.label, value: texts.location.value },
    {
      Icon: Phone,
      label: texts.phone.label,
      value: (
        <a href={telLink(phone)} className={linkLook}>
          <Ltr>{phone}</Ltr>
        </a>
      ),
    },
    {
      Icon: MessageCircle,
      label: texts.whatsapp.label,
      value: (
        <a href={whatsappLink(shell)} rel="noreferrer" className={linkLook}>
          {texts.whatsapp.value}
        </a>
      ),
    },
    {
      Icon: Mail,
      label: texts.email.label,
      value: (
        <a href={`mailto:${email}`} className={linkLook}>
          <Ltr>{email}</Ltr>
        </a>
      ),
    },
  ];
  return (
    <section>
      <h2 className="text-section">{texts.title}</h2>
      <dl className="mt-6 grid gap-5">
        {rows.map(({ Icon, label, value }) => (
          <div key={label} className="relative ps-10">
            <dt className="text-ink-soft">
              <Icon aria-hidden className="absolute start-0 top-1 size-6 text-accent" />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-s-4 border-sun ps-4">{texts.reply}</p>
    </section>
  );
}
