import type { Locator } from "@playwright/test";
import { readQr } from "../../tools/read-qr.ts";

/** Reads a QR code on the page. @throws Error when it cannot be read */
export async function readShownQr(code: Locator): Promise<string> {
  // A picture further down loads only when it is near.
  await code.scrollIntoViewIfNeeded();
  await code.evaluate(async (drawn) => {
    if (drawn instanceof HTMLImageElement) await drawn.decode();
  });
  const read = await readQr(await code.screenshot());
  if (read === undefined) throw new Error("the QR code cannot be read");
  return read;
}
