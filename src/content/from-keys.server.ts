export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const made = Object.fromEntries(keys.map((key) => [key, make(key)]));
  if (!hasAll(made, keys)) throw new Error("a key is missing");
  return made;
}

function hasAll<Key extends string, Value>(
  record: Record<string, Value>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}
