import { Logo } from "../components/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Menu } from "./menu.tsx";
import { NavLinks } from "./nav-links.tsx";
import { useShell } from "./use-shell.ts";

/** Skip link, logo, main navigation, language switch and the Donate link. */
export function Header() {
  const { ui, paths, page } = useShell();
  return (
    <header className="border-b border-line bg-paper relative z-20 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-0 print:hidden">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-soft focus:bg-press focus:px-4 focus:py-3 focus:text-white"
      >
        {ui.skip}
      </a>
      <div className="page-width flex items-center gap-2 py-2 lg:gap-6">
        <Logo />
        <nav aria-label={ui.nav.label} className="ms-auto hidden lg:block">
          <ul className="flex items-center gap-1">
            <NavLinks />
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-2 lg:ms-0">
          <LanguageSwitch />
          <a
            href={paths.donate}
            aria-current={page === "donate" ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-soft bg-accent px-4 font-semibold text-white hover:bg-ink active:bg-ink"
          >
            {ui.nav.donate}
          </a>
          <Menu />
        </div>
      </div>
    </header>
  );
}
