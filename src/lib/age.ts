/**
 * How long ago a moment was, in milliseconds, or NaN for a moment to come: a phone may wake with a wrong clock, and what
 * it dates then must not hold for years. NaN is neither smaller nor larger than any other age.
 */
export const ageOf = (moment: number, now = Date.now()): number =>
  moment <= now ? now - moment : Number.NaN;
