import { loadSite } from "./site.server.ts";

/** Words of the guide, hosts for tests (RFC 2606, 6761), profiles without a name, digits with which no number begins. */
const placeholder =
  /^(?:name|holder) (?:of|as) |\bexample\b|\.(?:test|invalid|localhost)$|(?:facebook|instagram)\.com\/?$|^\+222 [^234]/iu;

/** Whether a value of `site.yaml` belongs to nobody. */
export const isPlaceholder = (value: unknown): boolean => placeholder.test(`${value}`);

/** Whether nobody would get a gift that is sent to this number and name. */
export function isExamplePayee(): boolean {
  const { phone, bankily } = loadSite();
  return [phone, bankily.holder].some(isPlaceholder);
}
