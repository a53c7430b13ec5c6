/** In this browser's storage once an application was sent from it: that, and nothing that was written. */
export const appliedKey = "khayma.applied";

/** Notes on this device that somebody applied. Where storage is denied it is not noted. */
export function rememberApplied(): void {
  try {
    localStorage.setItem(appliedKey, "1");
  } catch {
    // The link for those who applied before stands beside the other one.
  }
}
