import { fill } from "../i18n/fill.ts";
import { Mark } from "../ui/mark.tsx";
import { useShell } from "../ui/use-shell.ts";

/** The logo. On Home it leads to the top of the page, elsewhere to Home. */
export function Logo() {
  const { ui, paths, page } = useShell();
  return (
    <a
      href={page === "home" ? "#top" : paths.home}
      aria-label={fill(ui.logo, { name: ui.name })}
      className="flex min-h-11 items-center gap-2 rounded-soft text-press"
    >
      <Mark />
      <span className="font-semibold leading-tight text-ink max-[22rem]:sr-only">{ui.name}</span>
    </a>
  );
}
