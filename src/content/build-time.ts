/**
 * The moment for which the site is built: now, unless `SITE_TODAY` names another (a day, or a moment in
 * ISO 8601), as a test does whose events lie on fixed days.
 * @throws Error when `SITE_TODAY` is no date
 */
export function buildTime(): Date {
  const wanted = process.env["SITE_TODAY"];
  const time = wanted === undefined ? new Date() : new Date(wanted);
  if (Number.isNaN(time.getTime())) throw new Error(`SITE_TODAY: ${wanted} is no date`);
  return time;
}
