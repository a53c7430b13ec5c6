import type { ReactNode } from "react";
import { loadExamples } from "../content/examples.server.ts";

type ExampleNoteProps = {
  /** One word, such as "Example", set apart before the text. */
  mark?: string;
  text: string;
  /** What else there is to know of the examples. */
  children?: ReactNode;
};

/**
 * Says that what stands on the page is made up, as long as examples are shown. It is the first thing after
 * the header, on a ground that nothing else has, so that nobody reads on without having seen it.
 */
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
