/**
 * Says that what stands on the page is made up. It is the first thing after the header, on a ground that
 * nothing else has, so that nobody reads on without having met it.
 */
export function ExampleLine({ mark, text }: { mark: string; text: string }) {
  return (
    <div role="note" className="ground-wall">
      <p className="page-width flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 text-lead">
        <strong className="border-2 border-white px-3 font-bold">{mark}</strong>
        <span className="max-w-[60ch] font-semibold">{text}</span>
      </p>
    </div>
  );
}
