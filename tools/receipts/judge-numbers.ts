type Numbered = { readonly number: string; readonly date: string };

/** At least this many digits must vary, because fewer could all be tried in hours (decision 013). */
const fewestDigits = 10;

/** In fewer gifts too many digits are equal by chance. */
const fewestToCompare = 4;
const fewestDays = 6;

/** A number has at most so many letters and digits. */
const longest = 40;

/**
 * Judges whether a stranger could try all numbers or guess one from another.
 * @param gifts with comparable numbers
 * @returns the problem and what to do, or `undefined`
 */
export function judgeNumbers(gifts: readonly Numbered[]): string | undefined {
  const rests = withoutDays(gifts);
  const mirrored = rests.map(({ number, date }) => ({
    number: [...number].reverse().join(""),
    date,
  }));
  const worth = Math.floor(lowest([...digitsWorth(rests), ...digitsWorth(mirrored)]));
  const followed = countNeighbours(rests);
  const problems = [
    worth < fewestDigits && `no more than ${worth} digits of them vary, of ${fewestDigits} needed`,
    followed > rests.length / 100 && `${followed} follow another one`,
    sortLikeDays(rests) && "they sort like their dates",
  ].filter((problem) => problem !== false);
  return gifts.length > 0 && problems.length > 0
    ? `expected numbers that nobody can guess; ${problems.join("; ")}. ${advice}`
    : undefined;
}

const lowest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);

const advice =
  "A stranger could try them all, and see day and program of each gift. Are zeros missing in front? " +
  "If Bankily's numbers are so, publish no receipts: enter the gifts by month and program in content/accounts.csv";

/** The ways to write a day in a number, the longest first. */
function writtenDays(date: string): string[] {
  const [year = "", month = "", day = ""] = date.split("-");
  const short = year.slice(2);
  return [
    ...[year + month + day, day + month + year, month + day + year],
    ...[short + month + day, day + month + short, month + day + short],
    ...[month + day, day + month],
  ];
}

/** Removes the day of a gift from its number, when most numbers have it at one position. */
function withoutDays(gifts: readonly Numbered[]): readonly Numbered[] {
  const days = gifts.map(({ date }) => writtenDays(date));
  for (const [way, { length }] of (days[0] ?? []).entries()) {
    for (let at = 0; at < longest; at++) {
      const dated = gifts.filter(({ number }, i) => number.startsWith(`${days[i]?.[way]}`, at));
      if (dated.length <= gifts.length / 2) continue;
      return gifts.map(({ number, date }) => ({
        number: number.slice(0, at) + number.slice(at + length),
        date,
      }));
    }
  }
  return gifts;
}

/** How many decimal digits vary, by number. A position counts where other numbers have other characters. */
function digitsWorth(gifts: readonly Numbered[]): number[] {
  const numbers = gifts.map(({ number }) => number);
  const seen = Array.from(
    { length: longest },
    (_, position) => new Set(numbers.map((number) => number[position] ?? "")),
  );
  const worthOf = (sign: string, position: number) => {
    const isDigit = /\d/.test(sign);
    const varies = (seen[position]?.size ?? 0) > 1;
    if (!varies && (!isDigit || numbers.length >= fewestToCompare)) return 0;
    return isDigit ? 1 : Math.log10(26);
  };
  return numbers.map((number) => [...number].map(worthOf).reduce((all, worth) => all + worth, 0));
}

/** How many numbers follow another one by 1, without their letters. */
function countNeighbours(gifts: readonly Numbered[]): number {
  const values = gifts.map(({ number }) => BigInt(number.replace(/\D/g, "") || 0));
  const all = new Set(values);
  return values.filter((value) => all.has(value + 1n)).length;
}

/** Whether nine of ten pairs of different days have one order, forwards or backwards. */
function sortLikeDays(gifts: readonly Numbered[]): boolean {
  // Letters count as digits of base 36.
  const values = gifts.map(({ number }) =>
    [...number].reduce((all, sign) => all * 36n + BigInt(Number.parseInt(sign, 36) || 0), 0n),
  );
  if (new Set(gifts.map(({ date }) => date)).size < fewestDays) return false;
  let [same, pairs] = [0, 0];
  for (const [index, { date }] of gifts.entries()) {
    for (const [other, later] of gifts.entries()) {
      if (later.date <= date) continue;
      pairs += 1;
      if ((values[other] ?? 0n) > (values[index] ?? 0n)) same += 1;
    }
  }
  return Math.abs(same / pairs - 0.5) >= 0.4;
}
