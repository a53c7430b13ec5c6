/** What the storage holds under a key; nothing where it is denied. */
export function stored(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}
