import { Menu as MenuIcon, X } from "lucide-react";
import { NavLinks } from "./nav-links.tsx";
import { useShell } from "./use-shell.ts";

/** The mobile menu: plain HTML that opens and closes without a script. */
export function Menu() {
  const { ui, paths } = useShell();
  return (
    <details className="group lg:hidden" data-menu="">
      <summary className="flex size-11 list-none items-center justify-center rounded-soft hover:bg-sand active:bg-line [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{ui.nav.menu}</span>
        <MenuIcon aria-hidden className="group-open:hidden" />
        <X aria-hidden className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={ui.nav.label}
        className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-raised"
      >
        <ul className="flex flex-col gap-1 text-lead">
          <NavLinks />
          <li>
            <a
              href={paths.donate}
              className="mt-3 flex min-h-12 items-center justify-center rounded-soft bg-accent px-4 font-semibold text-white hover:bg-ink active:bg-ink"
            >
              {ui.nav.donate}
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
