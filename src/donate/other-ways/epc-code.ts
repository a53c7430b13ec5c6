import { isSEPACountry } from "ibantools";

type Transfer = {
  readonly iban: string;
  readonly bic: string;
  readonly holder: string;
  /** What the donor writes with the transfer. */
  readonly reference: string;
};

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
export function epcText({ iban, bic, holder, reference }: Transfer): string | undefined {
  if (!isSEPACountry(iban.slice(0, 2))) return undefined;
  const [amount, purpose, structuredReference] = ["", "", ""];
  const text = [
    "BCD",
    "002",
    "1",
    "SCT",
    bic,
    holder,
    iban,
    amount,
    purpose,
    structuredReference,
    reference,
  ].join("\n");
  if (Buffer.byteLength(text) > maxBytes)
    throw new RangeError("The transfer is too long for a code");
  return text;
}
