import { useIslandShell } from "../shell/use-island-shell.ts";
import { ButtonLink } from "../ui/button.tsx";
import { TriangleAlert } from "../ui/icons.tsx";

/** Stands in the place of a hidden number. */
export function HiddenPayee({ className = "" }: { className?: string }) {
  const { payee, crash } = useIslandShell().ui;
  return (
    <div
      className={`hidden-payee grid gap-3 rounded-soft border-2 border-danger bg-danger-pale p-3 font-semibold text-danger ${className}`}
    >
      <p className="flex gap-2">
        <TriangleAlert aria-hidden className="shrink-0" />
        <span>{payee.hidden}</span>
      </p>
      <ButtonLink variant="danger" href="" className="print:hidden">
        {crash.reload}
      </ButtonLink>
    </div>
  );
}

/** Says so while the number or the holder of the account is made up. */
export function ExamplePayee({ className }: { className: string }) {
  const { ui } = useIslandShell();
  if (!ui.payee.example) return null;
  return (
    <p className={className}>
      <ExampleLabel />
      {ui.payee.example}
    </p>
  );
}

export function ExampleLabel() {
  return (
    <strong className="me-2 inline-block border px-2 font-semibold text-accent">
      {useIslandShell().ui.example}
    </strong>
  );
}
