import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { loadEnv } from "vite";
import { loadLedger } from "../src/accounts/ledger.server.ts";
import { contentFolder, languageOfPath, loadTexts } from "../src/content/load-content.server.ts";
import { loadExamples } from "../src/content/records.server.ts";
import { loadSite, type Site } from "../src/content/site.server.ts";
import {
  isUnconfirmed,
  loadUnconfirmed,
  type Unconfirmed,
} from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import { exampleSalt, loadOwnReceipts } from "../src/my-gift/receipt-list.server.ts";
import { listOutdated } from "./pictures/picture-list.ts";

type Chapter = { readonly title: string; readonly items: readonly string[] };

/**
 * What must not go public as it is, the most urgent first; one item for one job.
 * @param mail what the build is told of EmailJS
 */
export function findChapters(mail: Readonly<Record<string, string | undefined>>): Chapter[] {
  const site = loadSite();
  const entries = loadUnconfirmed();
  const chapters = [
    {
      title: "Start here",
      items: [...moneyItems(site), ...addressItems(site), ...mailItems(mail)],
    },
    { title: "Who the charity is (content/site.yaml)", items: siteItems(site) },
    { title: "Names (content/en, fr and ar, about.yaml)", items: peopleItems(entries) },
    { title: "Records and pictures", items: [...recordItems(), ...pictureItems()] },
    ...confirmationChapters(entries),
  ];
  return chapters.filter(({ items }) => items.length > 0);
}

/** Kept for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/iu;

const isPlaceholderPhone = (phone: string) => /^0+$/u.test(phone.replace(/^\+222|\D/gu, ""));

function namesNobody(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return reserved.test(hostname) || /^\/(example\/?)?$/iu.test(pathname);
}

/** Those that are so. */
const found = (items: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(items).filter((item) => items[item]);

function moneyItems({ phone, whatsapp = "", otherWays = [] }: Site): string[] {
  return [
    ...found({
      [`phone: ${phone} is nobody's, and money goes there. bankily.holder, numberSince: change them too.`]:
        isPlaceholderPhone(phone),
      [`whatsapp: ${whatsapp} belongs to nobody. Put the charity's, or remove the line.`]:
        whatsapp !== "" && isPlaceholderPhone(whatsapp),
    }),
    ...otherWays
      .filter((way) => way.kind === "wallet")
      .filter(({ number }) => isPlaceholderPhone(number))
      .map(({ name, number }) => `otherWays: ${number} of ${name} belongs to nobody.`),
  ];
}

const addressItems = ({ address }: Site) =>
  found({
    [`address: ${address} is a placeholder. Put the site's own address.`]: reserved.test(
      new URL(address).hostname,
    ),
  });

function mailItems(env: Readonly<Record<string, string | undefined>>): string[] {
  const missing = mailVariables.filter((name) => !env[name]?.trim()).join(", ");
  const item = `The forms reach nobody: the build is not told ${missing}`;
  return missing ? [`${item} (docs/deploying.md, “EmailJS”).`] : [];
}

function siteItems({ email, facebook, instagram, bankily, registration, zakat }: Site): string[] {
  const { qrImage } = bankily;
  const isThere = qrImage && existsSync(join(contentFolder(), "images", qrImage));
  return found({
    [`email: ${email} is a placeholder. Put the charity's own.`]: reserved.test(
      email.split("@").at(-1) ?? "",
    ),
    [`facebook: ${facebook} is a placeholder. Put the charity's own page.`]: namesNobody(facebook),
    [`instagram: ${instagram} is a placeholder. Put the charity's own page.`]:
      namesNobody(instagram),
    "bankily.qrImage: Save Bankily's own QR code in content/images, and name the file here.":
      !isThere,
    "registration: Put what the receipt (récépissé) says. Readers look for it before they give.":
      registration === undefined,
    "zakat: Ask a scholar whether zakat may be given here; then put yes or no.":
      zakat === "undecided",
  });
}

/** People without a name, unless an entry of `unconfirmed.yaml` asks for the same person. */
function peopleItems(entries: Unconfirmed): string[] {
  const { founders, leadership } = loadTexts("about", languageOfPath("/"));
  return Object.entries({ founders, leadership }).flatMap(([key, { people }]) =>
    people.flatMap(({ name, role }, index) => {
      const place = `${key}.people.${index}`;
      return found({
        [`${place}: “${role}” has no name. Ask whether the person wants to be named.`]:
          name === undefined && !isUnconfirmed(`about.yaml: ${place}`, entries),
      });
    }),
  );
}

function recordItems(): string[] {
  if (loadExamples()) {
    return [
      "content/records.yaml: all records are made up. Write false behind examples, then add yours.",
    ];
  }
  return found({
    "content/accounts.csv: has no row yet.": loadLedger().length === 0,
    // With a salt that everybody has, numbers can be tried before the first gift is listed.
    "content/receipts: made with the examples' salt. Run npm run receipts again.":
      loadOwnReceipts()?.salt === exampleSalt,
  });
}

function pictureItems(): string[] {
  const names = listOutdated()
    .map(({ file }) => basename(file))
    .join(", ");
  return names ? [`${names}: older than what is drawn on them. Run npm run pictures.`] : [];
}

function confirmationChapters(entries: Unconfirmed): Chapter[] {
  const waiting = entries.filter(({ confirmed }) => !confirmed);
  const pages = [...new Set(waiting.map(({ page }) => page))];
  return pages.map((page) => ({
    title: `Only the charity can confirm this: page ${page}`,
    items: waiting
      .filter((entry) => entry.page === page)
      .map(({ where, check, how }) => `${check} ${how} (${where[0]})`),
  }));
}

const settled = `An item is settled by changing what it names. What only the charity can confirm is settled in
content/unconfirmed.yaml: correct the text if it is not true, then add to the entry
  confirmed: { by: the name of who looked, on: ${new Date().toISOString().slice(0, 10)} }
docs/editing-content.md, “What is not confirmed yet”, says more.`;

export function listChapters(chapters: readonly Chapter[]): string {
  if (chapters.length === 0) return "Ready for the public.";
  const parts = chapters.map(({ title, items }) =>
    [title, ...items.map((item) => `- ${item}`)].join("\n"),
  );
  return [headline(chapters), ...parts, settled].join("\n\n");
}

function headline(chapters: readonly Chapter[]): string {
  const count = chapters.reduce((sum, { items }) => sum + items.length, 0);
  return `Not ready for the public: ${count} ${count === 1 ? "thing" : "things"} to settle.`;
}

const mailOfBuild = () => loadEnv("production", process.cwd(), "VITE_");

export function warnUnlessReady(): void {
  const chapters = findChapters(mailOfBuild());
  if (chapters.length > 0)
    console.warn(`${headline(chapters)} \`npm run launch-check\` lists them.`);
}

if (import.meta.main) {
  const chapters = findChapters(mailOfBuild());
  console.info(listChapters(chapters));
  process.exitCode = chapters.length === 0 ? 0 : 1;
}
