import type { ComponentProps } from "react";
import { charityWhatsAppUrl, telUrl } from "../components/charity/contact-links.ts";
import { buildTime } from "../components/shell/build-time.server.ts";
import { pageName } from "../components/shell/shell.server.ts";
import { SpokenLabel, useShell } from "../components/shell/shell-provider.server.tsx";
import { OrnamentBand, Tent } from "../components/ui/ornament.tsx";
import { Ltr, Trans } from "../components/ui/trans.tsx";
import { helpAnswer } from "../lib/addresses/addresses.server.ts";
import { pagesWith } from "../lib/addresses/pages.server.ts";

export function Footer() {
  const { ui, language, paths, site } = useShell();
  return (
    <footer className="press-ground print:hidden">
      <OrnamentBand className="text-sun" />
      <div className="footer-columns page-width grid py-4 sm:py-10">
        <div className="max-w-text max-sm:hidden">
          <p className="flex items-center gap-2 text-title font-semibold">
            <Tent />
            {ui.name}
          </p>
          <p className="mt-3 text-press-pale">{ui.footer.about}</p>
        </div>
        <nav aria-label={ui.footer.pages}>
          <h2 className="text-title">{ui.footer.pages}</h2>
          <ul className="footer-pages mt-2">
            <li>
              <FooterLink href={`${paths.questions}#${helpAnswer}`}>{ui.askForHelp}</FooterLink>
            </li>
            {pagesWith("footer").map((id) => (
              <li
                key={id}
                className={pagesWith("header").includes(id) ? "max-sm:hidden" : undefined}
              >
                <FooterLink href={paths[id]}>{pageName(id, language)}</FooterLink>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact />
        <div className="border-t border-press-faint pt-3 text-small sm:pt-6 text-press-pale">
          <p>
            <Trans text={ui.footer.copyright} values={{ years: yearsSince(site.founded) }} />
          </p>
          {site.registration ? (
            <p>
              <Trans text={ui.footer.registration} values={{ number: site.registration.number }} />
            </p>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

function yearsSince(founded: string): string {
  const year = String(buildTime().getUTCFullYear());
  return founded === year ? year : `${founded}–${year}`;
}

const FooterLink = (props: ComponentProps<"a">) => <a {...props} className="footer-link" />;

function FooterContact() {
  const shell = useShell();
  const { ui, site } = shell;
  const elsewhere = [
    ["facebook", site.facebook],
    ["instagram", site.instagram],
    ["whatsapp", charityWhatsAppUrl(shell)],
  ] as const;
  return (
    <div className="grid gap-x-10 gap-y-2 xl:grid-flow-col xl:grid-rows-[auto_1fr]">
      <h2 className="text-title">{ui.footer.contact}</h2>
      <address className="flex flex-wrap gap-x-6 wrap-anywhere not-italic sm:block sm:pb-4">
        <p className="flex min-h-[44px] items-center">{ui.footer.location}</p>
        <FooterLink data-payee="" href={telUrl(site.phone)}>
          <SpokenLabel>{ui.footer.phone}</SpokenLabel>
          <Ltr>{site.phone}</Ltr>
        </FooterLink>
        <FooterLink href={`mailto:${site.email}`}>
          <SpokenLabel>{ui.footer.email}</SpokenLabel>
          <Ltr>{site.email}</Ltr>
        </FooterLink>
      </address>
      <h2 className="text-title max-sm:sr-only">{ui.footer.follow}</h2>
      <ul className="flex flex-wrap gap-x-6 md:block">
        {elsewhere.map(([name, href]) => (
          <li key={name} data-payee={name === "whatsapp" ? "" : undefined}>
            <FooterLink href={href} rel="noreferrer">
              {ui.footer[name]}
            </FooterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
