/** When the site is built. `SOURCE_DATE_EPOCH` (reproducible-builds.org), in seconds, sets another time. */
export function buildTime(): Date {
  const seconds = process.env["SOURCE_DATE_EPOCH"];
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
}
