import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileReader } from "../content/read-yaml.server.ts";
import { loadSite } from "../content/site.server.ts";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("base64");

const hashOf = fileReader((_, bytes) => hash(bytes));

/** The first letters and digits of a hash. */
const lettersOf = (data: unknown, length: number) =>
  hash(JSON.stringify(data)).replace(/\W/g, "").slice(0, length);

/**
 * Eight characters that stand for everything a donor or a family acts on, in every language: five
 * for who is paid and where to call or write, three for the email address. It names neither words
 * nor days, so that only a new payee changes it.
 * @throws ContentError when the QR picture is missing
 */
export function payeeMark(): string {
  const { phone, whatsapp = phone, email, facebook, instagram, ...site } = loadSite();
  const { holder, merchantCode, reference, qrImage } = site.bankily;
  const picture = qrImage && hashOf(join("images", qrImage));
  const ways = (site.otherWays ?? []).map((way) => [
    way.holder,
    way.kind === "wallet" ? way.number : way.account,
  ]);
  const { tried: _, ...fromAbroad } = site.fromAbroad ?? { tried: "" };
  const paid = [phone, holder, merchantCode, reference, picture, ways.map(String).sort()];
  const abroad = Object.entries(fromAbroad).map(String).sort();
  return lettersOf([paid, abroad, whatsapp, facebook, instagram], 5) + lettersOf(email, 3);
}
