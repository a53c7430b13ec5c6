import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileReader } from "./read-yaml.server.ts";
import { loadSite, type Site } from "./site.server.ts";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");

const hashOf = fileReader((_, bytes) => hash(bytes));

/**
 * A mark of all payment data, the same on every page, since each has the number in its footer.
 * Pages and the worker compare it to notice a new payee.
 * @throws ContentError when the QR picture is missing
 */
export function payeeMark(): string {
  const { phone, bankily, otherWays = [], fromAbroad } = loadSite();
  const { holder, merchantCode, reference, qrImage } = bankily;
  const picture = qrImage && hashOf(join("images", qrImage));
  const ways = otherWays.map(inOneOrder).sort();
  const payee = { phone, holder, merchantCode, reference, picture, ways, fromAbroad };
  return hash(inOneOrder(payee)).slice(0, 8);
}

const inOneOrder = (data: object): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );

/** Whether a number receives gifts. A page that hides the payee must also hide its WhatsApp links. */
export function isPayeeNumber(
  number: string,
  { phone, otherWays = [] }: Pick<Site, "phone" | "otherWays">,
) {
  return [phone, ...otherWays.map((way) => (way.kind === "wallet" ? way.number : ""))].includes(
    number,
  );
}
