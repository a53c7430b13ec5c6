import { pageName } from "../components/shell/shell.server.ts";
import { SpokenLabel, useShell } from "../components/shell/shell-provider.server.tsx";
import { ButtonLink, iconButtonClasses } from "../components/ui/button.tsx";
import { Menu as MenuIcon, X } from "../components/ui/icons.tsx";
import { OrnamentBand, Tent } from "../components/ui/ornament.tsx";
import { Ltr } from "../components/ui/trans.tsx";
import { helpAnswer } from "../lib/addresses/addresses.server.ts";
import { type PageId, pagesWith } from "../lib/addresses/pages.server.ts";
import { AsOf, PayeeNotice } from "./payee-notice.server.tsx";

export function Header() {
  const { ui } = useShell();
  return (
    <header className="site-header">
      <PrintHead />
      <a href="#content" className="skip-link print:hidden">
        {ui.skip}
      </a>
      <div className="header-row page-width flex items-center print:hidden">
        <Logo />
        <nav aria-label={ui.nav.label} className="hidden lg:block">
          <ul className="flex items-center">
            <NavLinks ids={pagesWith("header")} />
          </ul>
        </nav>
        <div className="flex items-center gap-1.5 max-[17rem]:contents">
          <LanguageSwitch />
          <DonateLink size="small" className="whitespace-nowrap max-[17rem]:grow max-sm:px-2" />
          <Menu />
        </div>
      </div>
      <PayeeNotice states={["changed", "unchecked"]} />
    </header>
  );
}

function Logo() {
  const { ui, paths, page } = useShell();
  return (
    <a
      href={page === "home" ? "#top" : paths.home}
      aria-label={ui.logo}
      className="me-auto flex min-h-11 items-center gap-2 rounded-soft text-press"
    >
      <Tent />
      <span className="font-semibold leading-tight text-ink max-[22rem]:sr-only">{ui.name}</span>
    </a>
  );
}

function NavLinks({ ids }: { ids: readonly PageId[] }) {
  const { language, paths, page } = useShell();
  return ids.map((id) => (
    <li key={id}>
      <a href={paths[id]} aria-current={page === id ? "page" : undefined} className="nav-link">
        {pageName(id, language)}
      </a>
    </li>
  ));
}

/** The menu opens and closes without a script. */
function Menu() {
  const { ui, paths } = useShell();
  return (
    <details className="group max-sm:-me-2 lg:hidden" data-menu="">
      <summary className={`menu-summary flex ${iconButtonClasses}`}>
        <span className="sr-only">{ui.nav.menu}</span>
        <MenuIcon aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={ui.nav.label}
        className="menu-panel below-header inset-x-0 overflow-y-auto border-y"
      >
        <ul className="page-width ruled pt-1 pb-4 text-lead">
          <NavLinks ids={pagesWith("header")} />
          <li className="pt-4">
            <DonateLink className="w-full" />
          </li>
        </ul>
        <ul className="page-width footer-pages pb-4">
          <li>
            <a href={`${paths.questions}#${helpAnswer}`} className="nav-link">
              {ui.askForHelp}
            </a>
          </li>
          <NavLinks ids={pagesWith("footer", "menu")} />
        </ul>
        <OrnamentBand className="text-accent" />
      </nav>
    </details>
  );
}

/** On Donate this link leads to the steps. */
function DonateLink({ size, className }: { size?: "small"; className: string }) {
  const { language, paths, page } = useShell();
  const isHere = page === "donate";
  return (
    <ButtonLink
      href={isHere ? "#bankily" : paths.donate}
      variant="donate"
      size={size}
      aria-current={isHere ? "page" : undefined}
      className={className}
    >
      {pageName("donate", language)}
    </ButtonLink>
  );
}

function LanguageSwitch() {
  const { ui, language, languages } = useShell();
  if (languages.length < 2) return null;
  return (
    <details className="group sm:relative" data-menu="">
      <summary className="menu-row menu-summary flex px-1 sm:gap-2 sm:px-2">
        <SpokenLabel>{ui.languages.label}</SpokenLabel>
        <span className="max-sm:sr-only">{language.name}</span>
        <bdi aria-hidden dir="ltr" className="text-small font-semibold whitespace-nowrap sm:hidden">
          {languages
            .filter(({ code }) => code !== language.code)
            .map(({ code, dir }) => (dir === "rtl" ? "ع" : code.toUpperCase()))
            .join(" ")}
        </bdi>
      </summary>
      <ul className="menu-panel end-4 min-w-40 rounded-soft border p-2 sm:end-0">
        {languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={href}
              lang={code}
              data-language={code}
              aria-current={code === language.code ? "true" : undefined}
              className="menu-row flex px-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function PrintHead() {
  const { ui, site, address } = useShell();
  return (
    <p className="flex flex-wrap gap-x-6 py-1 text-[0.8rem] wrap-anywhere not-print:hidden">
      <b>{ui.name}</b>
      <Ltr>{address}</Ltr>
      <Ltr data-payee="">{site.phone}</Ltr>
      <AsOf />
      <Ltr>{site.email}</Ltr>
    </p>
  );
}
