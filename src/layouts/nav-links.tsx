import { useShell } from "../ui/use-shell.ts";

const linked = ["home", "about", "ourWork", "getInvolved", "contact"] as const;

/** The items of the main navigation, for the top bar and for the mobile menu. */
export function NavLinks() {
  const { ui, paths, page } = useShell();
  return linked.map((id) => (
    <li key={id}>
      <a
        href={paths[id]}
        aria-current={page === id ? "page" : undefined}
        className="flex min-h-12 items-center px-3 underline-offset-8 lg:max-[72rem]:px-2 hover:bg-sand active:bg-line aria-[current=page]:font-semibold aria-[current=page]:text-press aria-[current=page]:underline aria-[current=page]:decoration-sun aria-[current=page]:decoration-4 lg:min-h-11 lg:rounded-soft"
      >
        {ui.nav[id]}
      </a>
    </li>
  ));
}
