import { ActionLink } from "./action-link.tsx";
import { useIsland } from "./use-shell.ts";

/** The ways to what the charity shows of its work and money, for pages that make a promise of it. */
export function RecordLinks() {
  const { paths, ui } = useIsland();
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <ActionLink href={paths.accounts} look="quiet">
        {ui.records.accounts}
      </ActionLink>
      <ActionLink href={paths.diary} look="quiet">
        {ui.records.diary}
      </ActionLink>
    </p>
  );
}
