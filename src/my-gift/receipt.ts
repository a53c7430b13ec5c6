import { comparableCode } from "../ui/transaction-code.ts";

/** What a gift may be for, in the order in which receipts count them: new ones go to the end. */
export const giftPrograms = ["general", "food", "water", "cleanUp"] as const;
export type GiftProgram = (typeof giftPrograms)[number];

/** What a receipt tells whoever has its code. */
export type Receipt = {
  /** The day on which the gift was counted, `YYYY-MM-DD`, 1970 to 2149. */
  readonly date: string;
  /** In whole MRU, up to `maxReceiptAmount`. */
  readonly amount: number;
  readonly program: GiftProgram;
};

/** The most that four bytes hold, in MRU. */
export const maxReceiptAmount = 4_294_967_295;

/** What every key of the site is made with; neither part is a secret. */
export type KeyParameters = {
  /** In base64. */
  readonly salt: string;
  /** The iterations of PBKDF2: what one guess costs. */
  readonly iterations: number;
};

/** What is derived from a code, and cannot be turned back into it. */
export type ReceiptKey = {
  /** The shard in which the receipt stands: two hexadecimal digits. */
  readonly shard: string;
  /** What the receipt begins with. */
  readonly tag: string;
  readonly key: CryptoKey;
};

/** The names of all shards. */
export const shardNames: readonly string[] = Array.from({ length: 256 }, (_, i) => hex(i));

const nonceBytes = 12;
const tagBytes = 6;
/** The tag's length in base64, where three bytes are four characters. */
const tagLength = (tagBytes / 3) * 4;
const dayMs = 86_400_000;

/**
 * Derives from a code what finds and decrypts its receipt: PBKDF2 with SHA-256 (RFC 8018) gives 32 bytes,
 * one block of it, so that a guess costs as much as it costs the donor. The first seven name the receipt,
 * the last sixteen are its key (AES-128).
 *
 * @throws where the browser has no such cryptography
 */
export async function receiptKey(
  code: string,
  { salt, iterations }: KeyParameters,
): Promise<ReceiptKey> {
  const { subtle } = crypto;
  const typed = new TextEncoder().encode(comparableCode(code));
  const material = await subtle.importKey("raw", typed, "PBKDF2", false, ["deriveBits"]);
  const method = { name: "PBKDF2", hash: "SHA-256", salt: fromBase64(salt), iterations };
  const bytes = new Uint8Array(await subtle.deriveBits(method, material, 256));
  const key = await subtle.importKey("raw", bytes.slice(16), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    shard: hex(bytes[0] ?? 0),
    tag: toBase64(bytes.subarray(1, 1 + tagBytes)),
    key,
  };
}

/** A receipt as it is published: the tag, then nonce and ciphertext (AES-GCM) in base64, always 55 characters. */
export async function sealReceipt(receipt: Receipt, { tag, key }: ReceiptKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const box = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, toBytes(receipt));
  return tag + toBase64(iv) + toBase64(new Uint8Array(box));
}

/** The receipt of a key in its shard; undefined when there is none. */
export async function findReceipt(
  shard: readonly string[],
  found: ReceiptKey,
): Promise<{ readonly receipt: Receipt; readonly sealed: string } | undefined> {
  for (const sealed of shard.filter((one) => one.startsWith(found.tag))) {
    const receipt = await openReceipt(sealed, found);
    if (receipt) return { receipt, sealed };
  }
  return undefined;
}

async function openReceipt(sealed: string, { key }: ReceiptKey): Promise<Receipt | undefined> {
  try {
    const bytes = fromBase64(sealed.slice(tagLength));
    const iv = bytes.slice(0, nonceBytes);
    const box = bytes.slice(nonceBytes);
    return fromBytes(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, box));
  } catch {
    // Of another code with the same tag, or corrupt.
    return undefined;
  }
}

/** Always the same length, so that a ciphertext's length tells nothing: two bytes, four and one. */
function toBytes({ date, amount, program }: Receipt): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(7);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Date.parse(date) / dayMs);
  view.setUint32(2, amount);
  view.setUint8(6, giftPrograms.indexOf(program));
  return bytes;
}

function fromBytes(bytes: ArrayBuffer): Receipt | undefined {
  const view = new DataView(bytes);
  const date = new Date(view.getUint16(0) * dayMs).toISOString().slice(0, 10);
  const program = giftPrograms[view.getUint8(6)];
  return program && { date, amount: view.getUint32(2), program };
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/=+$/, "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
