import { type Program, programs } from "../charity/programs.ts";
import { comparableTransactionNumber } from "../charity/transaction-number.ts";

/** What a donor knows of a gift: its transaction number in any writing, and the amount in whole MRU. */
export type KnownGift = { readonly number: string; readonly amount: number };

export type Receipt = {
  /** A day as `YYYY-MM-DD`, from 1970 to 2149. */
  readonly date: string;
  readonly program: Program;
};

/** Everybody may know both. The salt is hexadecimal. */
export type KeyParameters = { readonly salt: string; readonly iterations: number };

export type ReceiptKey = { readonly tag: string; readonly key: CryptoKey };

const tagBytes = 5;
const dayMs = 86_400_000;

/** A sealed receipt is the tag and one AES block, in hexadecimal. */
export const sealedPattern = /^[0-9a-f]{42}$/;

export const shardNames: readonly string[] = [..."0123456789abcdef"];

export const shardOf = (tag: string) => tag.charAt(0);

/** One block of PBKDF2 (RFC 8018) makes each guess slow. @throws without cryptography */
export async function receiptKey(
  { number, amount }: KnownGift,
  { salt, iterations }: KeyParameters,
): Promise<ReceiptKey> {
  const { subtle } = crypto;
  const known = new TextEncoder().encode(`${comparableTransactionNumber(number)} ${amount}`);
  const material = await subtle.importKey("raw", known, "PBKDF2", false, ["deriveBits"]);
  const method = { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations };
  const bytes = new Uint8Array(await subtle.deriveBits(method, material, 256));
  const uses: KeyUsage[] = ["encrypt", "decrypt"];
  const key = await subtle.importKey("raw", bytes.slice(16), "AES-CBC", false, uses);
  return { tag: toHex(bytes.subarray(0, tagBytes)), key };
}

/** A receipt is one block and has a key of its own, so it needs no random start (decision 013). */
const oneBlock = { name: "AES-CBC", iv: new Uint8Array(16) };

/** Two bytes are the day, one is the program, and the others are zero. AES adds the sixteenth. */
const contentBytes = 15;

export async function sealReceipt({ date, program }: Receipt, { tag, key }: ReceiptKey) {
  const content = new DataView(new ArrayBuffer(contentBytes));
  content.setUint16(0, Date.parse(date) / dayMs);
  content.setUint8(2, programs.indexOf(program));
  return tag + toHex(new Uint8Array(await crypto.subtle.encrypt(oneBlock, key, content.buffer)));
}

export async function findReceipt(
  sealed: readonly string[],
  { tag, key }: ReceiptKey,
): Promise<Receipt | undefined> {
  for (const text of sealed.filter((other) => other.startsWith(tag))) {
    const receipt = await openReceipt(text.slice(tag.length), key);
    if (receipt) return receipt;
  }
  return undefined;
}

/** Undefined for another gift, which the key turns into bytes with wrong padding or zeros. */
async function openReceipt(box: string, key: CryptoKey): Promise<Receipt | undefined> {
  try {
    const content = new DataView(await crypto.subtle.decrypt(oneBlock, key, fromHex(box)));
    const program = programs[content.getUint8(2)];
    const zeros = new Uint8Array(content.buffer, 3);
    if (program === undefined || zeros.length !== contentBytes - 3 || zeros.some(Boolean)) {
      return undefined;
    }
    const date = new Date(content.getUint16(0) * dayMs).toISOString().slice(0, 10);
    return { date, program };
  } catch {
    return undefined;
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
