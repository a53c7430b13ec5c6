/**
 * Browsers have `AbortSignal.timeout` only since 2022. The worker uses this too, so it is apart from what needs React.
 */
export function abortAfter(limitMs: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), limitMs);
  return abort.signal;
}
