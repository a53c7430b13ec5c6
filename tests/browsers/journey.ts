import { everyLanguage, type InLanguage } from "../support/every-language.ts";
import type { Visitor } from "./visitor.ts";

/** Something a visitor does, which ends well or throws. */
export type Journey = {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
  /** What may stand on the console meanwhile, beside what is expected in every journey. */
  readonly expected?: readonly RegExp[];
};

/** A language of the site by its code. @throws Error when the site has it no longer */
export function inLanguage(code: string): InLanguage {
  const found = everyLanguage.find(({ language }) => language.code === code);
  if (found === undefined) throw new Error(`the site has no language ${code}`);
  return found;
}

/** The SHA-256 of nothing: Firefox checks what had come of a file when its page was left. */
const nothing =
  /the integrity attribute match .* computed hash is .47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/u;

/**
 * What browsers say of the site's policies where they know only a part of them. That is how policies
 * are meant to work, and not to be silenced.
 */
export const expectedEverywhere: readonly RegExp[] = [
  nothing,
  /^error: Unrecognized Content-Security-Policy directive '(require-trusted-types-for|trusted-types)'/u,
  /^warning: Error with Permissions-Policy header: (Unrecognized feature|Origin trial controlled feature not enabled): '[a-z-]+'/u,
];

const rateService = String.raw`https://(open\.er-api\.com|api\.frankfurter\.dev|latest\.currency-api\.pages\.dev)/`;

/** What the Donate page and browsers say where no rate service can be reached, as in these tests. */
export const withoutRates: readonly RegExp[] = [
  /The exchange rates could not be fetched/u,
  new RegExp(`Failed to load resource: net::ERR_TUNNEL_CONNECTION_FAILED \\(${rateService}`, "u"),
  new RegExp(`Cross-Origin Request Blocked: .* the remote resource at ${rateService}`, "u"),
];
