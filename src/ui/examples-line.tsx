/** Says above a page of records, before anything else, that they are made up. */
export function ExamplesLine({ children }: { children: string }) {
  return (
    <div className="ground-wall">
      <p role="note" className="page-width py-4 text-lead font-semibold">
        {children}
      </p>
    </div>
  );
}
