/** A row of Walata line work; takes its colour from the text. The tile is in `ornament.css`. */
export function OrnamentBand({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`ornament-band ${className}`} />;
}
