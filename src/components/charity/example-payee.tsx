import { useIslandShell } from "../shell/use-island-shell.ts";

/** Says so while the number or the holder of the account is made up. */
export function ExamplePayee({ className }: { className: string }) {
  const { ui } = useIslandShell();
  if (!ui.payee.example) return null;
  return (
    <p className={className}>
      <strong className="me-2 inline-block border px-2 font-semibold text-accent">
        {ui.example}
      </strong>
      {ui.payee.example}
    </p>
  );
}
