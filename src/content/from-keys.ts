export function fromKeys<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const result = Object.fromEntries(keys.map((key) => [key, make(key)]));
  if (!hasAll(result, keys)) throw new Error("a key is missing");
  return result;
}

function hasAll<Key extends string, Value>(
  record: Record<string, Value>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => key in record);
}
