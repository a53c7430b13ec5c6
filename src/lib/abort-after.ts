/**
 * Does what `AbortSignal.timeout` does, which browsers have only since 2022. It is apart from what needs React, because
 * the worker uses it too.
 */
export function abortAfter(limitMs: number): AbortSignal {
  const abort = new AbortController();
  setTimeout(() => abort.abort(), limitMs);
  return abort.signal;
}
