import { Menu as MenuIcon, X } from "lucide-react";
import { OrnamentBand } from "../ui/ornament-band.tsx";
import { useShell } from "../ui/use-shell.ts";
import { NavLinks } from "./nav-links.tsx";

/** The mobile menu: plain HTML that opens and closes without a script. */
export function Menu() {
  const { ui, paths } = useShell();
  return (
    <details className="group lg:hidden" data-menu="">
      <summary className="flex size-11 list-none items-center justify-center rounded-soft hover:bg-sand active:bg-line group-open:bg-sand [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{ui.nav.menu}</span>
        <MenuIcon aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={ui.nav.label}
        className="absolute inset-x-0 top-full below-header overflow-y-auto border-y border-line bg-paper shadow-raised"
      >
        <ul className="page-width ruled pt-1 pb-5 text-lead">
          <NavLinks />
          <li className="pt-4">
            <a
              href={paths.donate}
              className="flex min-h-12 items-center justify-center rounded-soft bg-accent px-4 font-semibold text-white hover:bg-ink active:bg-ink-soft"
            >
              {ui.nav.donate}
            </a>
          </li>
        </ul>
        <OrnamentBand className="text-accent" />
      </nav>
    </details>
  );
}
