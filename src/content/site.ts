import * as v from "valibot";
import { day, pastDay, text } from "./kit.ts";
import { readContent } from "./load-content.ts";
import { fromAbroad, holder, mauritanianPhone, otherWay, url } from "./ways-to-give.ts";

export const siteSchema = v.strictObject({
  address: v.pipe(url, v.regex(/[^/]$/, "an address without a slash at its end")),
  founded: v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
  phone: mauritanianPhone,
  email: v.pipe(text, v.email("an e-mail address")),
  facebook: url,
  instagram: url,
  bankily: v.strictObject({
    reference: v.pipe(text, v.maxLength(40, "at most 40 characters")),
    /** The account's name as Bankily shows it before a transfer is confirmed. */
    holder,
    numberSince: day,
    merchantCode: v.exactOptional(v.pipe(text, v.regex(/^\d{3,10}$/, "3 to 10 digits in quotes"))),
    qrImage: v.exactOptional(
      v.pipe(text, v.regex(/^[a-z0-9-]+\.(png|svg)$/, "a file name such as bankily-qr.png")),
    ),
  }),
  /** Further wallets and banks, each tried by the charity; without them the site names none. */
  otherWays: v.exactOptional(v.pipe(v.array(otherWay), v.nonEmpty("at least one way"))),
  fromAbroad: v.exactOptional(fromAbroad),
  reviewed: day,
  /** As the authority wrote it down; without it the site claims no registration. */
  registration: v.exactOptional(
    v.strictObject({ name: text, number: text, date: pastDay, authority: text }),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** Every page reads it: an unchanged file is checked once. */
const checkedSite = v.cache(siteSchema);

/** Who the charity is, from `content/site.yaml`. */
export const loadSite = () => readContent("site.yaml", checkedSite);
