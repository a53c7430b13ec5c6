import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { contentTypeOf } from "./content-types.ts";
import { compress, type Encoding, suffixes } from "./encodings.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** One form of a file, ready to be sent. */
export type Representation = {
  readonly body: Bytes;
  readonly type: string;
  /** Strong: differs with the content and with the encoding. */
  readonly etag: string;
  readonly encoding?: Encoding;
  /** Whether other browsers may get another encoding. */
  readonly varies: boolean;
};

type Kept = {
  readonly version: string;
  readonly original: Promise<{ body: Bytes; hash: string }>;
  readonly encoded: Map<Encoding, Promise<Bytes>>;
};

/**
 * Reads files and keeps them, compressed too, until they change on disk. A file compressed
 * beforehand (`name.br`, `name.gz`) is used unless it is older than the file itself.
 */
export function createFileStore() {
  const kept = new Map<string, Kept>();

  async function open(path: string): Promise<Kept> {
    const { mtimeMs, size } = await stat(path);
    const version = `${mtimeMs}/${size}`;
    const known = kept.get(path);
    if (known?.version === version) return known;
    const original = readFile(path).then((body) => ({ body, hash: hashOf(body) }));
    const fresh: Kept = { version, original, encoded: new Map() };
    kept.set(path, fresh);
    return fresh;
  }

  /** The first of the accepted encodings that makes the file smaller, else the file as it is. */
  return async (path: string, accepted: readonly Encoding[]): Promise<Representation> => {
    const { type, compress: varies } = contentTypeOf(path);
    const { original, encoded } = await open(path);
    const { body, hash } = await original;
    for (const encoding of varies ? accepted : []) {
      let small = encoded.get(encoding);
      if (small === undefined) {
        small = encode(path, body, encoding);
        encoded.set(encoding, small);
      }
      const smaller = await small;
      if (smaller.length < body.length) {
        return { body: smaller, type, etag: `"${hash}-${encoding}"`, encoding, varies };
      }
    }
    return { body, type, etag: `"${hash}"`, varies };
  };
}

async function encode(path: string, body: Bytes, encoding: Encoding): Promise<Bytes> {
  const beforehand = path + suffixes[encoding];
  try {
    const [original, compressed] = await Promise.all([stat(path), stat(beforehand)]);
    if (compressed.mtimeMs >= original.mtimeMs) return await readFile(beforehand);
  } catch {
    // Not compressed beforehand.
  }
  return compress(body, encoding);
}

function hashOf(body: Bytes): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
