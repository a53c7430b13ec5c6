import type { ReactNode } from "react";

/**
 * An entry of a sheet that one can look things up in: what it is about at the start, what there is to say
 * beside it, a rule above.
 */
export function SheetEntry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gap-x-16 border-t border-line py-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-title">{title}</h2>
      <div className="grid max-w-text gap-4 max-md:mt-2">{children}</div>
    </section>
  );
}
