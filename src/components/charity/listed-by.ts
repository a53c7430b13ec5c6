/**
 * The day by which the gifts of a month stand in the accounts: `2026-11-15` for a day of October and 15.
 * @param date a month (`YYYY-MM`) or a day of it
 * @param listedBy a day of the next month, from `records.yaml`
 */
export function listedDay(date: string, listedBy: number): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, listedBy)).toISOString().slice(0, 10);
}
