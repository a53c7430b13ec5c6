import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { languages } from "../../src/content/load-content.server.ts";
import { loadUnconfirmed, markOf } from "../../src/content/unconfirmed.server.ts";
import { ContentCopy } from "./content-copy.ts";
import { contentWithAccounts, eventData } from "./records-content.ts";

export const registration = {
  name: "جمعية خيمة الجيران",
  number: "0123/2019",
  date: "2019-03-02",
  authority: "Ministère de l’Intérieur",
};

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
export const holder = "ASSOC KHAYMA";
export const whatsapp = "+222 00 00 00 09";

export const ownEntry = "2026-10-24-riyad";

export const ownEvent = "2031-05-10-raking";

/** The balance before the first entry, in MRU. */
export const atTheStart = 777;

export const gifts = [
  { date: "2024-11-02", number: "TX739200810042", amount: 1500, program: "food" },
  { date: "2024-11-20", number: "TX184469073713", amount: 3333, program: "food" },
];

/** Adds the receipts that the tool writes. */
export function givenRecords(): ContentCopy {
  const copy = givenContent();
  const list = join(mkdtempSync(join(tmpdir(), "gifts-")), "gifts.csv");
  const rows = gifts.map((gift) => Object.values(gift).join(","));
  writeFileSync(list, ["date,number,amount,program", ...rows, ""].join("\n"));
  runTool(copy, "tools/receipts.ts", list);
  return copy;
}

/** Runs a tool with the content of the copy. */
export function runTool({ folder }: ContentCopy, ...args: readonly string[]): void {
  const env = { ...process.env, CONTENT_DIR: folder };
  execFileSync(process.execPath, args, { env });
}

export function givenContent(): ContentCopy {
  const rows = [
    ["2024-11-01", "start", "general", `${atTheStart}`, "Cash in the box"],
    ["2024-12-31", "in", "water", "4000", "Neighbours of the well"],
    ["2025-03-01", "out", "water", "1500", "Two tanks"],
  ] as const;
  const copy = contentWithAccounts(rows, new ContentCopy());
  copy.set("site.yaml", {
    registration,
    otherWays,
    fromAbroad,
    "bankily.merchantCode": merchantCode,
    "bankily.holder": holder,
    whatsapp,
  });
  const values = markOf(loadUnconfirmed()[0]?.where ?? []);
  copy.set("unconfirmed.yaml", { "0.confirmed": { by: "Aïssata", on: "2026-01-02", values } });
  for (const kind of ["diary", "events"]) mkdirSync(join(copy.folder, kind), { recursive: true });
  for (const file of [`diary/${ownEntry}.yaml`, `diary/${ownEntry}.png`]) {
    cpSync(join(copy.folder, "examples", file), join(copy.folder, file));
  }
  const event = stringify(eventData(), { aliasDuplicateObjects: false });
  copy.write(`events/${ownEvent}.yaml`, event);
  return copy;
}
