/** Tents on the horizon, where one ground meets the next; in the colour of the text. */
export function KhaymaEdge({ className }: { className: string }) {
  return <div aria-hidden="true" className={`khayma-edge ${className}`} />;
}
