import type { ReactNode } from "react";
import { loadExamples } from "../content/records.server.ts";
import { useShell } from "../shell/static-part.server.tsx";

/** The common mark of examples, with words quieter than the example. */
export function Example({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p className={`text-small text-ink-soft ${className}`}>
      <ExampleMark />
      {children}
    </p>
  );
}

export function ExampleMark() {
  return (
    <strong className="me-2 inline-block border px-2 font-semibold text-accent">
      {useShell().ui.example}
    </strong>
  );
}

type ExampleNoteProps = { text: string; children?: ReactNode };

export function ExampleNote({ text, children }: ExampleNoteProps) {
  if (!loadExamples()) return null;
  return (
    <div role="note" data-examples="" className="border-b border-line bg-white">
      <div className="page-width py-1.5">
        <Example>{text}</Example>
        {children}
      </div>
    </div>
  );
}
