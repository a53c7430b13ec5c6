import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The encodings that the server can make, best first. */
const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/** The name that a file compressed beforehand has in addition. */
export const suffixes = { br: ".br", gzip: ".gz" } as const satisfies Record<Encoding, string>;

/**
 * The encodings that a browser takes, the one it prefers first (RFC 9110, section 12.5.3). Among
 * equals the one that compresses better.
 */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map((header ?? "").split(",").map(parseWeight));
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((a, b) => weightOf(b) - weightOf(a));
}

function parseWeight(part: string): [string, number] {
  const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const quality = parameters.find((text) => text.startsWith("q="));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name, Number.isFinite(weight) ? weight : 0];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses off the main thread. Brotli's 9 of 11: nearly as small, and many times faster. */
export function compress(body: Uint8Array, encoding: Encoding) {
  return encoding === "br"
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : zip(body, { level: 9 });
}
