import type { Locator } from "@playwright/test";
import { readQr } from "../../tools/read-qr.ts";

/** What a QR code on the page says. @throws Error when it cannot be read */
export async function readShownQr(code: Locator): Promise<string> {
  // A picture further down the page is asked for when it is near, and may come late.
  await code.scrollIntoViewIfNeeded();
  await code.evaluate(async (drawn) => {
    if (drawn instanceof HTMLImageElement) await drawn.decode();
  });
  const read = await readQr(await code.screenshot());
  if (read === undefined) throw new Error("the QR code cannot be read");
  return read;
}
