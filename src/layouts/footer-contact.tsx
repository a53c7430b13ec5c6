import { fill } from "../i18n/fill.ts";
import { telLink, whatsappLink } from "../ui/contact-links.ts";
import { Ltr } from "../ui/ltr.tsx";
import { useShell } from "../ui/use-shell.ts";

/** Contact details and social links in the footer. */
export function FooterContact() {
  const shell = useShell();
  const { ui, site } = shell;
  return (
    <div>
      <h2 className="text-title">{ui.footer.contact}</h2>
      <address className="mt-2 not-italic">
        <p className="flex min-h-11 items-center">{ui.footer.location}</p>
        <a href={telLink(site.phone)} className="footer-link">
          <span className="sr-only">{fill(ui.label, { label: ui.footer.phone })} </span>
          <Ltr>{site.phone}</Ltr>
        </a>
        <a href={`mailto:${site.email}`} className="footer-link">
          <span className="sr-only">{fill(ui.label, { label: ui.footer.email })} </span>
          <Ltr>{site.email}</Ltr>
        </a>
      </address>
      <h2 className="mt-4 text-title">{ui.footer.follow}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        <li>
          <a href={site.facebook} rel="noreferrer" className="footer-link">
            {ui.footer.facebook}
          </a>
        </li>
        <li>
          <a href={site.instagram} rel="noreferrer" className="footer-link">
            {ui.footer.instagram}
          </a>
        </li>
        <li>
          <a href={whatsappLink(shell)} rel="noreferrer" className="footer-link">
            {ui.footer.whatsapp}
          </a>
        </li>
      </ul>
    </div>
  );
}
