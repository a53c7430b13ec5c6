import { useShell } from "../shell/use-shell.server.ts";
import { ActionLink, ButtonRow } from "../ui/button.tsx";

export function RecordLinks() {
  const { paths, ui } = useShell();
  return (
    <ButtonRow className="print:hidden">
      <ActionLink href={paths.accounts} variant="quiet">
        {ui.records.accounts}
      </ActionLink>
      <ActionLink href={paths.diary} variant="quiet">
        {ui.records.diary}
      </ActionLink>
    </ButtonRow>
  );
}
