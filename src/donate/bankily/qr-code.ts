import { isSEPACountry } from "ibantools";
import { create } from "qrcode";
import { loadSite } from "../../content/site.ts";
import type { Language } from "../../i18n/languages-schema.ts";
import { pathOf } from "../../site-map.ts";
import type { QrCode, QrDrawing } from "./qr-image.tsx";

const images = import.meta.glob<string>("/content/images/*.{png,webp}", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * Makes a QR code of a text, when the site is built. Error correction M, enough for a screen or a
 * poster, keeps the squares large.
 */
export function drawQr(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const bits = Array.from(modules.data, (square) => (square === 0 ? "0" : "1")).join("");
  const squares = bits.replace(/.{1,4}/g, (four) =>
    Number.parseInt(four.padEnd(4, "0"), 2).toString(16),
  );
  return { size: modules.size, squares };
}

/**
 * The QR code of the donate page in a language.
 * @throws Error when `site.yaml` names an image that is not in `content/images`
 */
export function donateQrCode(language: Language): QrCode {
  const { address, bankily } = loadSite();
  if (bankily.qrImage === undefined) {
    return drawQr(address + pathOf("donate", language));
  }
  const src = images[`/content/images/${bankily.qrImage}`];
  if (src === undefined) {
    throw new Error(`content/site.yaml: bankily.qrImage: no ${bankily.qrImage} in content/images`);
  }
  return { src };
}

/** The most that a code may hold, in bytes (EPC069-12, 3.1). */
const maxBytes = 331;

/**
 * What a QR code for a SEPA credit transfer says, which banks' apps fill their form with: the European
 * Payments Council's guideline EPC069-12, version 002 of its data, in UTF-8. The amount is left to the
 * donor, who may then set it in the app.
 *
 * @returns undefined for an account outside SEPA, such as a Mauritanian one: no app takes it from a code
 * @throws RangeError when it is longer than the guideline allows
 */
export function epcText({
  iban,
  bic,
  holder,
  reference,
}: Record<"iban" | "bic" | "holder" | "reference", string>): string | undefined {
  if (!isSEPACountry(iban.slice(0, 2))) return undefined;
  const noAmountPurposeOrStructuredReference = ["", "", ""];
  const transfer = [bic, holder, iban, ...noAmountPurposeOrStructuredReference, reference];
  const text = ["BCD", "002", "1", "SCT", ...transfer].join("\n");
  if (Buffer.byteLength(text) > maxBytes)
    throw new RangeError("The transfer is too long for a code");
  return text;
}
