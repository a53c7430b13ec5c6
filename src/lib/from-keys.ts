export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value>;
/** TypeScript does not follow the keys through a list of entries. */
export function fromKeys<Value>(keys: readonly string[], make: (key: string) => Value) {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
