/** How every text control looks, whatever its state. */
export const controlLook =
  "block w-full min-h-12 scroll-mt-32 rounded-soft border-2 border-ink-soft bg-white px-3 py-2 text-ink [&[readonly]]:bg-sand hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-pale";
