import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileReader } from "../content/read-yaml.server.ts";
import { loadSite } from "../content/site.server.ts";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("base64");

const hashOf = fileReader((_, bytes) => hash(bytes));

/** Sentences, days and settings, which change without another payee. The bytes of the QR picture count, not its name. */
const others =
  /^(?:steps|needs|tried|numberSince|founded|registration|zakat|spoken|wallets|limits|copyFormat|qrImage)$/;

const payeeIn = (site: object): string =>
  JSON.stringify(site, (key, value) => (others.test(key) ? undefined : value));

/**
 * Eight letters and digits that stand for everything a donor or a family acts on, in every language. QR codes and
 * links lead to the site's address, where a stranger could wait. Sentences and days are no part of it, so that only a new payee changes it.
 * @throws ContentError when the QR picture is missing
 */
export function payeeMark(): string {
  const { otherWays = [], fromAbroad = [], ...site } = loadSite();
  const { phone, bankily } = site;
  const picture = bankily.qrImage && hashOf(join("images", bankily.qrImage));
  // Without a number of its own WhatsApp has that of the phone.
  const whatsapp = site.whatsapp === phone ? undefined : site.whatsapp;
  const ways = [...otherWays, ...fromAbroad].map(payeeIn).sort();
  return hash(payeeIn([{ ...site, whatsapp }, ways, picture]))
    .replace(/\W/g, "")
    .slice(0, 8);
}
