import { languages } from "../../src/content/load-content.server.ts";

const steps = Object.fromEntries(languages().map(({ code }) => [code, ["Open it", "Send"]]));
const way = { name: "Example", holder: "NAME OF THE HOLDER", steps, tried: "2026-11-01" };

/** Invented ways to give. The IBANs are examples of their registry. */
export const wallet = { ...way, kind: "wallet", number: "+222 00 00 00 01" };
export const bank = { ...way, kind: "bank", account: "MR13 0002 0001 0100 0012 3456 753" };
export const transfer = {
  kind: "transfer",
  bank: "Example Bank",
  holder: way.holder,
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "ABCDFRPP",
  tried: way.tried,
};
