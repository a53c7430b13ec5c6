import { useShell } from "../ui/use-shell.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { NavLinks } from "./nav-links.tsx";
import { PrintHead } from "./print-head.tsx";

/** Skip link, logo, main navigation, language switch and the Donate link. */
export function Header() {
  const { ui, paths, page } = useShell();
  return (
    <header className="border-b border-line bg-paper relative z-20 [@media(min-height:32rem)]:sticky [@media(min-height:32rem)]:top-0 print:static">
      <PrintHead />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-30 focus:m-2 focus:rounded-soft focus:bg-press focus:px-4 focus:py-3 focus:text-white print:hidden"
      >
        {ui.skip}
      </a>
      <div className="page-width flex items-center gap-2 py-2 lg:gap-3 min-[72rem]:gap-6 print:hidden">
        <Logo />
        <nav aria-label={ui.nav.label} className="ms-auto hidden lg:block">
          <ul className="flex items-center min-[72rem]:gap-1">
            <NavLinks />
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-2 lg:ms-0">
          <LanguageSwitch />
          <a
            href={paths.donate}
            aria-current={page === "donate" ? "page" : undefined}
            className="inline-flex min-h-11 items-center whitespace-nowrap rounded-soft bg-accent px-3 font-semibold text-white hover:bg-ink active:bg-ink-soft aria-[current=page]:shadow-[inset_0_-0.25rem_var(--color-sun)] sm:px-4 max-[15rem]:hidden"
          >
            {ui.nav.donate}
          </a>
          <Menu />
        </div>
      </div>
    </header>
  );
}
