/** The khayma, from `art/mark.svg`; decorative beside the name. */
export function Mark({ className = "size-9" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        fill="currentColor"
        d="M21.5 3.500q2.500-3 5 0l1 7C30 20 36 28 47 34.500L46 38.500C39 36.500 34 33 31 28.500q-7 3-14 0C14 33 9 36.500 2 38.500L1 34.500C12 28 18 20 20.500 10.500zM24 33l6 6-6 6-6-6z"
      />
    </svg>
  );
}
