/**
 * Looks into a value of unknown origin. Only own data properties are seen: nothing inherited (so
 * `__proto__` and a polluted prototype say nothing), no getter runs, and nothing throws, not even
 * for a proxy.
 */
function dataProperty(source: object, key: string): unknown {
  const property: { value?: unknown } | undefined = Object.getOwnPropertyDescriptor(source, key);
  return property?.value;
}

/** The own data property called `name` in any letter case, the first of several; else undefined. */
export function ownValue(source: unknown, name: string): unknown {
  if (typeof source !== "object" || source === null) return undefined;
  const wanted = name.toLowerCase();
  try {
    const key = Object.keys(source).find((candidate) => candidate.toLowerCase() === wanted);
    return key === undefined ? undefined : dataProperty(source, key);
  } catch {
    return undefined;
  }
}

/** The items of an array; none when it is not an array. */
export function ownItems(source: unknown): readonly unknown[] {
  try {
    if (!Array.isArray(source)) return [];
    return Object.keys(source).map((key) => dataProperty(source, key));
  } catch {
    return [];
  }
}
