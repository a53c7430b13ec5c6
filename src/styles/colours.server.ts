import { readFileSync } from "node:fs";

/** A colour of `tokens.css`, such as `#0b4f4a`. @throws Error when the name is unknown */
export function colour(name: string): string {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour "${name}"`);
  return value;
}
