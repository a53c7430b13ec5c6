/**
 * Exact decimal arithmetic for money. A number stands for the decimal it is written as (0.1 for one
 * tenth, not for the binary fraction next to it), and is counted in whole parts of it as `bigint`.
 */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const nothing: Fraction = { numerator: 0n, denominator: 1n };

/** The decimal a number is written as. What is not finite or not above zero counts as zero. */
export function toFraction(value: number): Fraction {
  if (!Number.isFinite(value) || value <= 0) return nothing;
  const [mantissa = "0", exponent = "0"] = value.toExponential().split("e");
  const [whole = "0", decimals = ""] = mantissa.split(".");
  const power = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return power < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-power) }
    : { numerator: digits * 10n ** BigInt(power), denominator: 1n };
}

/** a ÷ b. `b` must be above zero. */
export function divide(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator,
    denominator: a.denominator * b.numerator,
  };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

/** How many units of 10^-decimals there are in it, halves rounded up. */
export function roundToUnits({ numerator, denominator }: Fraction, decimals: number): bigint {
  const scaled = numerator * 10n ** BigInt(decimals);
  return (2n * scaled + denominator) / (2n * denominator);
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

/** The number of that many units of 10^-decimals; what no number holds exactly is cut to the limit. */
export function fromUnits(units: bigint, decimals: number): number {
  return Number(units > largest ? largest : units) / 10 ** decimals;
}
