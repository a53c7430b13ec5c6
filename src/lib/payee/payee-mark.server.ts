import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileReader } from "../content/read-yaml.server.ts";
import { loadSite } from "../content/site.server.ts";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("base64");

const hashOf = fileReader((_, bytes) => hash(bytes));

type Way = { steps?: unknown; needs?: unknown; tried: string };

/** Everything that a way to give has, except its sentences and the day of its test. */
const payeeOf = ({ steps: _s, needs: _n, tried: _t, ...payee }: Way) => JSON.stringify(payee);

/**
 * Eight letters and digits that stand for everything a donor or a family acts on, in every language. QR codes and
 * links lead to the site's address, where a stranger could wait. Sentences and days are no part of it, so that only a new payee changes it.
 * @throws ContentError when the QR picture is missing
 */
export function payeeMark(): string {
  const { bankily, otherWays = [], fromAbroad = [], ...site } = loadSite();
  const { phone, whatsapp = phone, ...others } = site;
  const { address, email, facebook, instagram, whatsappChannel } = others;
  const { holder, merchantCode, reference, qrImage, dial, help } = bankily;
  const picture = qrImage && hashOf(join("images", qrImage));
  const ways = [...otherWays, ...fromAbroad].map(payeeOf).sort();
  const paid = [phone, holder, merchantCode, reference, picture, ways, dial?.code, help?.phone];
  const reached = [whatsapp, facebook, instagram, email, whatsappChannel, address];
  const data = JSON.stringify([paid, ...reached]);
  return hash(data).replace(/\W/g, "").slice(0, 8);
}
