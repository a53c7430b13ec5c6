import type { ReactNode } from "react";
import { ExampleLabel } from "../components/charity/payee-notes.tsx";
import { useShell } from "../components/shell/shell-provider.server.tsx";
import { loadExamples } from "../lib/content/records.server.ts";

/** The common label of examples, with words quieter than the example. */
export function Example({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`${className && `${className} `}text-small text-ink-soft`}>
      <ExampleLabel />
      {children}
    </p>
  );
}

/** Says beside the badges that records are made up. */
export function TrustNote() {
  const { examples } = useShell().ui.trust;
  return loadExamples() && <Example className="mt-3 max-w-text">{examples}</Example>;
}

export function ExampleBanner({ text }: { text: string }) {
  if (!loadExamples()) return null;
  return (
    <div role="note" data-examples="" className="border-b border-line bg-white">
      <Example className="page-width py-1.5">{text}</Example>
    </div>
  );
}
