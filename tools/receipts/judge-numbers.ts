import { say } from "../../src/terminal/say.server.ts";

type Numbered = { readonly number: string; readonly date: string };

/** At least this many digits must vary, because fewer could all be tried in hours (decision 013). */
const fewestDigits = 10;

/** In fewer gifts too many digits are equal by chance. */
const fewestGifts = 4;

/** The numbers of fewer days may sort like their dates by chance. */
const fewestDays = 6;

/**
 * Judges whether a stranger could try all numbers or guess one from another.
 * @param gifts with comparable numbers
 * @returns the problem and what to do, or `undefined`
 */
export function judgeNumbers(gifts: readonly Numbered[]): string | undefined {
  const undated = withoutDays(gifts);
  const numbers = undated.map(({ number }) => number);
  const digits = Math.floor(Math.min(...digitsThatVary(numbers)));
  const neighbours = countNeighbours(numbers);
  const problems = [
    digits < fewestDigits &&
      say("no more than {count} digits of them vary, of {needed} needed", {
        count: digits,
        needed: fewestDigits,
      }),
    neighbours > numbers.length / 100 && say("{count} follow another one", { count: neighbours }),
    sortLikeDates(undated) && say("they sort like their dates"),
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return undefined;
  return say(
    "expected numbers that nobody can guess; {problems}. A stranger could try them all, and see day and program of each gift. Are zeros missing in front? If Bankily's numbers are so, publish no receipts: enter the gifts by month and program in content/accounts.csv",
    { problems: problems.join("; ") },
  );
}

/** The ways to write a day in a number, the longest first. */
const dayForms = "YYYYMMDD DDMMYYYY MMDDYYYY YYMMDD DDMMYY MMDDYY MMDD DDMM".split(" ");

function writeDay(form: string, date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  const ofYear = form.replace("YYYY", year).replace("YY", year.slice(2));
  return ofYear.replace("MM", month).replace("DD", day);
}

/** Removes the day of each gift from its number when most numbers contain it, because a day is easy to try. */
function withoutDays(gifts: readonly Numbered[]): readonly Numbered[] {
  const form = dayForms.find((known) => {
    const dated = gifts.filter(({ number, date }) => number.includes(writeDay(known, date)));
    return dated.length > gifts.length / 2;
  });
  if (form === undefined) return gifts;
  return gifts.map(({ number, date }) => ({
    number: number.replace(writeDay(form, date), ""),
    date,
  }));
}

/** Counts for each number the decimal digits that vary: those at positions where another number has another sign. */
function digitsThatVary(numbers: readonly string[]): number[] {
  const longest = Math.max(...numbers.map(({ length }) => length));
  const varies = Array.from(
    { length: longest },
    (_, position) => new Set(numbers.map((number) => number[position])).size > 1,
  );
  const worthOf = (sign: string, position: number) => {
    const isDigit = /\d/.test(sign);
    const counts = varies[position] || (isDigit && numbers.length < fewestGifts);
    if (!counts) return 0;
    return isDigit ? 1 : Math.log10(26);
  };
  return numbers.map((number) => [...number].map(worthOf).reduce((all, worth) => all + worth, 0));
}

/** Counts numbers that are another number plus 1, when letters are left out. */
function countNeighbours(numbers: readonly string[]): number {
  const values = numbers.map((number) => BigInt(number.replace(/\D/g, "") || 0));
  const all = new Set(values);
  return values.filter((value) => all.has(value + 1n)).length;
}

/** Whether the later of two gifts nearly always has the higher number, as when a counter gives the numbers. */
function sortLikeDates(gifts: readonly Numbered[]): boolean {
  const sorted = gifts.toSorted((one, other) =>
    one.number.localeCompare(other.number, "en", { numeric: true }),
  );
  let [pairs, grown] = [0, 0];
  for (const [index, { date }] of sorted.entries()) {
    for (const higher of sorted.slice(index + 1)) {
      if (higher.date !== date) pairs += 1;
      if (higher.date > date) grown += 1;
    }
  }
  const days = new Set(gifts.map(({ date }) => date)).size;
  return days >= fewestDays && grown >= 0.9 * pairs;
}
