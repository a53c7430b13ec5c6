/** The medallion of the Walata doors; takes its colour from the text and its size from outside. */
export function Rosette({ className }: { className: string }) {
  return <div aria-hidden="true" className={`ornament-rosette shrink-0 ${className}`} />;
}
