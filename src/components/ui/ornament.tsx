/** Cloth hangs in curves between three poles. */
const tents = "M0 84q15 0 17-48 2 48 17 48 14 0 16-79 2 79 16 79 15 0 17-48 2 48 17 48v16H0z";

export function TentEdge({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className={`tent-edge ${className}`}
    >
      <path d={tents} />
    </svg>
  );
}

export function OrnamentBand({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`ornament-band ${className}`} />;
}

export function Rosette({ className }: { className: string }) {
  return <div aria-hidden="true" className={`ornament-rosette shrink-0 ${className}`} />;
}

const tent =
  "M23.2 2q.8-2 1.6 0C27 18 35 31 48 39v6H34C32.5 37 29 30.5 24 25c-5 5.5-8.5 12-10 20H0v-6C13 31 21 18 23.2 2z";

export function Tent({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden className={`shrink-0 ${className}`}>
      <path d={tent} />
      <path d="m24 33.5 5.75 5.75L24 45l-5.75-5.75z" />
    </svg>
  );
}
