import { languages } from "../../src/content/load-content.server.ts";

const steps = Object.fromEntries(
  languages().map(({ code }) => [code, [`${code}: open it`, `${code}: send`]]),
);

/** Invented ways. The account is the example of the IBAN registry. */
export const otherWays = [
  {
    kind: "wallet",
    name: "Example Wallet",
    number: "+222 00 00 00 01",
    holder: "HOLDER OF THE WALLET",
    steps,
    tried: "2026-01-02",
  },
  {
    kind: "bank",
    name: "Example Bank",
    account: "MR1300020001010000123456753",
    holder: "HOLDER OF THE ACCOUNT",
    steps,
    tried: "2026-01-03",
  },
];

export const fromAbroad = {
  kind: "transfer",
  bank: "Bank Abroad",
  holder: "HOLDER ABROAD",
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "ABCDFRPP",
  tried: "2026-01-04",
};

export const merchantCode = "904512";
