import type { DonateFigures } from "../donate-figures.ts";
import { checkRates } from "./check-rates.ts";
import { ownValue } from "./own-value.ts";
import type { Rates } from "./rates.ts";
import { readRates } from "./read-rates.ts";

const baseNames = ["base", "base_code", "base_currency", "baseCurrency"];

const isStatedOtherwise = (stated: unknown, expected: string): boolean =>
  stated !== undefined &&
  stated !== null &&
  !(typeof stated === "string" && stated.trim().toLowerCase() === expected);

/** Whether the answer itself says that it failed, or that its rates are not per ouguiya. */
function refusesItself(answer: unknown): boolean {
  if (isStatedOtherwise(ownValue(answer, "result"), "success")) return true;
  return [answer, ownValue(answer, "data")].some((holder) =>
    baseNames.some((name) => isStatedOtherwise(ownValue(holder, name), "mru")),
  );
}

/**
 * The checked rates of a service's answer, or of what was stored of one; undefined when there are
 * none that can be used. Takes anything and never throws.
 */
export function ratesFromAnswer(answer: unknown, figures: DonateFigures): Rates | undefined {
  if (refusesItself(answer)) return undefined;
  const candidates = readRates(answer);
  return candidates && checkRates(candidates, figures);
}
