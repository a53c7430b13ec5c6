import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../src/content/load-content.server.ts";
import { contentWithAccounts } from "./accounts-content.ts";
import type { ContentCopy } from "./content-copy.ts";

export const registration = {
  name: "جمعية خيمة الجيران",
  number: "0123/2019",
  date: "2019-03-02",
  authority: "Ministère de l’Intérieur",
};

const steps = Object.fromEntries(
  languages().map(({ code }) => [code, [`${code}: open it`, `${code}: send`]]),
);

/** Made up; the account is the example of the IBAN registry. */
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

const fromAbroad = {
  kind: "transfer",
  bank: "Bank Abroad",
  holder: "HOLDER ABROAD",
  iban: "FR14 2004 1010 0505 0001 3M02 606",
  bic: "ABCDFRPP",
  tried: "2026-01-04",
};

export const merchantCode = "904512";
export const holder = "ASSOC KHAYMA";

/** What was an example in the diary, as the charity's own; it has no share card. */
export const ownEntry = "2026-11-14-dar-naim";

/** Content in which a charity has given and confirmed all that it may, and the examples are switched off. */
export function givenContent(): ContentCopy {
  const copy = contentWithAccounts([
    ["2024-12-31", "in", "water", "4000", "Neighbours of the well"],
    ["2025-03-01", "out", "water", "1500", "Two tanks"],
  ]);
  copy.set("site.yaml", {
    registration,
    otherWays,
    fromAbroad,
    "bankily.merchantCode": merchantCode,
    "bankily.holder": holder,
    whatsapp: "+222 00 00 00 09",
  });
  copy.set("unconfirmed.yaml", { "0.confirmed": { by: "Aïssata", on: "2026-01-02" } });
  copy.set("accounts.yaml", { examples: false });
  const entry = `diary/${ownEntry}.yaml`;
  mkdirSync(join(copy.folder, "diary"), { recursive: true });
  cpSync(join(copy.folder, "examples", entry), join(copy.folder, entry));
  return copy;
}
