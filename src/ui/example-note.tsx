import type { ReactNode } from "react";
import { loadExamples } from "../content/records.server.ts";

type ExampleNoteProps = { mark?: string; text: string; children?: ReactNode };

export function ExampleNote({ mark, text, children }: ExampleNoteProps) {
  if (!loadExamples()) return null;
  return (
    <div role="note" data-examples="" className="ground-wall">
      <div className="page-width flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4">
        {mark && <strong className="border-2 border-white px-3 text-lead font-bold">{mark}</strong>}
        <p className="max-w-[60ch] text-lead font-semibold">{text}</p>
        {children}
      </div>
    </div>
  );
}
