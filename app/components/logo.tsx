import { fill } from "../content/fill.ts";
import { useShell } from "../shell/use-shell.ts";
import { Mark } from "./mark.tsx";

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
