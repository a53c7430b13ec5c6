import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isValidPhoneNumber } from "libphonenumber-js/min";
import { loadEnv } from "vite";
import { loadLedger } from "../src/accounts/ledger.server.ts";
import { UserError } from "../src/content/content-error.server.ts";
import { languageOfPath, loadTexts } from "../src/content/load-content.server.ts";
import { contentFolder } from "../src/content/read-yaml.server.ts";
import { loadExamples } from "../src/content/records.server.ts";
import { loadSite, type Site } from "../src/content/site.server.ts";
import {
  isConfirmed,
  isUnconfirmed,
  loadUnconfirmed,
  type Unconfirmed,
} from "../src/content/unconfirmed.server.ts";
import { mailVariables } from "../src/forms/send-email.ts";
import { exampleSalt, loadOwnReceipts } from "../src/my-gift/receipt-list.server.ts";
import { listOutdated } from "./pictures/picture-list.ts";
import { readQr } from "./read-qr.ts";
import { repositoryItems } from "./repository-items.ts";

type Chapter = { readonly title: string; readonly items: readonly string[] };

/**
 * Lists what must change before the site is public, the most urgent first, with one item for one job.
 * @param mail environment variables for EmailJS
 */
export async function findChapters(
  mail: Readonly<Record<string, string | undefined>>,
): Promise<Chapter[]> {
  const site = loadSite();
  const entries = loadUnconfirmed();
  const waiting = entries.filter(({ confirmed }) => confirmed === undefined);
  const chapters = [
    {
      title: "Start here",
      items: [
        ...payeeItems(site),
        ...waiting.filter(({ first }) => first).map(confirmationItem),
        ...(await qrItems(site)),
        ...otherWayItems(site),
        ...addressItems(site),
        ...mailItems(mail),
      ],
    },
    { title: "Confirmed, but changed since", items: lapsedItems(entries) },
    { title: "Who the charity is (content/site.yaml)", items: siteItems(site) },
    { title: "Who watches over it", items: repositoryItems() },
    { title: "Names (about.yaml of each language)", items: peopleItems(entries) },
    { title: "Records and pictures", items: [...recordItems(), ...pictureItems()] },
    ...confirmationChapters(waiting.filter(({ first }) => !first)),
  ];
  return chapters.filter(({ items }) => items.length > 0);
}

/** Names reserved for examples and tests (RFC 2606, RFC 6761). */
const reserved = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/iu;

/** Phone numbers in Mauritania begin with 2, 3 or 4 (Google's libphonenumber). */
const isNobodys = (number: string) =>
  number.startsWith("+") ? !isValidPhoneNumber(number) : /^0+$/u.test(number);

/** Names of the guide (docs/editing-content.md) and of the first `site.yaml`. */
const isPlaceholderName = (name: string) => /^(name|holder) (of|as) |^example\b/iu.test(name);

/** The guide's account and those of the IBAN registry (ISO 13616). */
const sampleAccounts = ["FR1420041010050500013M02606", "MR1300020001010000123456753"];

const yearMs = 365 * 24 * 60 * 60 * 1000;

function namesNobody(url: string): boolean {
  const { hostname, pathname } = new URL(url);
  return reserved.test(hostname) || /^\/(example\/?)?$/iu.test(pathname);
}

const found = (items: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(items).filter((item) => items[item]);

function payeeItems({ phone, whatsapp = "", bankily: { holder } }: Site): string[] {
  return found({
    [`phone: ${phone} is nobody's, and money goes there. bankily.holder, numberSince: change them too.`]:
      isNobodys(phone),
    [`bankily.holder: “${holder}” is a placeholder. Put the name that Bankily shows.`]:
      !isNobodys(phone) && isPlaceholderName(holder),
    [`whatsapp: ${whatsapp} belongs to nobody. Put the charity's, or remove the line.`]:
      whatsapp !== "" && isNobodys(whatsapp),
  });
}

/** Problems of wallets, banks and the way from abroad: placeholders, samples, and ways not tried lately. */
function otherWayItems({ otherWays = [], fromAbroad }: Site): string[] {
  const ways = [
    ...otherWays.map((way) => ({
      ...{ key: "otherWays", name: way.name, tried: way.tried, names: [way.name, way.holder] },
      account: way.kind === "wallet" ? way.number : way.account,
    })),
    ...(fromAbroad?.kind === "transfer"
      ? [{ ...fromAbroad, name: fromAbroad.bank, names: [fromAbroad.bank, fromAbroad.holder] }]
      : []
    ).map((way) => ({ ...way, key: "fromAbroad", account: way.iban })),
    ...(fromAbroad?.kind === "relay"
      ? [{ ...fromAbroad, key: "fromAbroad", names: [fromAbroad.name], account: "" }]
      : []),
  ];
  const relay = fromAbroad?.kind === "relay" ? fromAbroad.address : undefined;
  return [
    ...ways.flatMap(({ key, name, names, account, tried }) =>
      found({
        [`${key}: ${account} of ${name} belongs to nobody.`]:
          sampleAccounts.includes(account) || isNobodys(account),
        [`${key}: “${names.find(isPlaceholderName)}” is a placeholder. Put the name that is shown.`]:
          names.some(isPlaceholderName),
        [`${key}: ${name} was last tried on ${tried}, more than a year ago. Send money by it, then change the day.`]:
          Date.now() - Date.parse(tried) > yearMs,
      }),
    ),
    ...found({
      [`fromAbroad: ${relay} is a placeholder. Put the association's own page.`]:
        relay !== undefined && reserved.test(new URL(relay).hostname),
    }),
  ];
}

async function qrItems({ bankily: { qrImage } }: Site): Promise<string[]> {
  if (qrImage === undefined) {
    return [
      "bankily.qrImage: Save Bankily's own QR code in content/images, and name the file here.",
    ];
  }
  return (await qrText(qrImage)) === undefined
    ? [
        `bankily.qrImage: content/images/${qrImage} is missing, or no phone can read it. Save it anew.`,
      ]
    : [];
}

/** @returns `undefined` when the file is missing, no picture or unreadable */
async function qrText(qrImage: string): Promise<string | undefined> {
  try {
    return await readQr(readFileSync(join(contentFolder(), "images", qrImage)));
  } catch {
    return undefined;
  }
}

/** Facts to look at that are no mistakes. */
export async function findNotes(): Promise<string[]> {
  const { phone, whatsapp, bankily } = loadSite();
  const text = bankily.qrImage && (await qrText(bankily.qrImage));
  return [
    ...(text ? [`The QR code of Bankily says: ${text}`] : []),
    ...(whatsapp === undefined || whatsapp === phone
      ? [
          "WhatsApp has no number of its own: who takes over the SIM card of Bankily answers there too.",
        ]
      : []),
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

function siteItems({ email, facebook, instagram, registration, zakat }: Site): string[] {
  return found({
    [`email: ${email} is a placeholder. Put the charity's own.`]: reserved.test(
      email.split("@").at(-1) ?? "",
    ),
    [`facebook: ${facebook} is a placeholder. Put the charity's own page.`]: namesNobody(facebook),
    [`instagram: ${instagram} is a placeholder. Put the charity's own page.`]:
      namesNobody(instagram),
    "registration: Put what the receipt (récépissé) says. Readers look for it before they give.":
      registration === undefined,
    "zakat: Ask a scholar whether zakat may be given here; then put yes or no.":
      zakat === "undecided",
  });
}

/** People without a name, unless `unconfirmed.yaml` asks for them. */
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
    // Everybody has the examples' salt, so numbers could be tried in advance.
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
  const pages = [...new Set(entries.map(({ page }) => page))];
  return pages.map((page) => ({
    title: `Only the charity can confirm this: page ${page}`,
    items: entries.filter((entry) => entry.page === page).map(confirmationItem),
  }));
}

const confirmationItem = ({ where, check, how }: Unconfirmed[number]) =>
  `${check} ${how} (${where[0]})`;

const lapsedItems = (entries: Unconfirmed) =>
  entries
    .filter((entry) => entry.confirmed && !isConfirmed(entry))
    .map(({ where, check, confirmed }) => {
      const confirmation = `${confirmed?.by} confirmed it on ${confirmed?.on}`;
      return `${check} ${confirmation}, and not what stands there now: look again. (${where[0]})`;
    });

const settled = `An item is settled by changing what it names. What only the charity can confirm is settled in
content/unconfirmed.yaml: correct the text if it is not true, then, with the place in brackets and your name:
  npm run confirm -- "site.yaml: phone" "Aïssata"
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

/** @throws UserError when `LAUNCH=1` asks for a public site and something is left to settle */
export async function warnUnlessReady(): Promise<void> {
  const chapters = await findChapters(mailOfBuild());
  if (chapters.length === 0) return;
  if (process.env["LAUNCH"] === "1") throw new UserError(listChapters(chapters));
  console.warn(`${headline(chapters)} \`npm run launch-check\` lists them.`);
}

if (import.meta.main) {
  const chapters = await findChapters(mailOfBuild());
  console.info([listChapters(chapters), ...(await findNotes())].join("\n\n"));
  process.exitCode = chapters.length === 0 ? 0 : 1;
}
