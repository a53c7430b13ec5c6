import { rateSources } from "../donate/rates/rate-sources.ts";

/** Where `@emailjs/browser` sends mail unless it is told otherwise. */
export const mailOrigin = "https://api.emailjs.com";

/** The only other machines that a page may ask: the mail service and the rate services. */
export const connectOrigins: readonly string[] = [
  mailOrigin,
  ...new Set(rateSources.map(({ url }) => new URL(url).origin)),
];
