import * as v from "valibot";
import { day, forEditor, pastDay, text } from "./kit.ts";
import { readContent } from "./load-content.ts";
import { fromAbroad, holder, mauritanianPhone, otherWay, url } from "./ways-to-give.ts";

export const siteSchema = v.strictObject({
  address: v.pipe(
    url,
    v.regex(/[^/]$/, "an address without a slash at its end"),
    v.description("Where the site lives, without a slash at the end."),
  ),
  founded: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1900),
    v.maxValue(2100),
    v.description("The year in which the charity began."),
  ),
  phone: v.pipe(
    mauritanianPhone,
    v.description(
      "Also the Bankily number. Change “number since” with it, and have somebody check.",
    ),
  ),
  email: v.pipe(text, v.email("an e-mail address")),
  facebook: url,
  instagram: url,
  bankily: v.strictObject({
    reference: v.pipe(
      text,
      v.maxLength(40, "at most 40 characters"),
      v.description("What the donor writes with the transfer."),
    ),
    holder: v.pipe(
      holder,
      v.description("The name that Bankily shows for the number before a transfer is confirmed."),
    ),
    numberSince: v.pipe(day, v.description("Since when the phone number above stands.")),
    merchantCode: v.exactOptional(
      v.pipe(
        text,
        v.regex(/^\d{3,10}$/, "3 to 10 digits in quotes"),
        v.description("The merchant code, if the charity has one."),
      ),
    ),
    qrImage: v.exactOptional(
      v.pipe(
        text,
        v.regex(/^[a-z0-9_-]+\.(png|svg)$/, "a file name such as bankily-qr.png"),
        forEditor({ picture: { folder: "images", accept: "image/png,image/svg+xml" } }),
        v.description("Bankily's own QR code, a PNG or SVG."),
      ),
    ),
  }),
  otherWays: v.exactOptional(
    v.pipe(
      v.array(otherWay),
      v.nonEmpty("at least one way"),
      v.description(
        "Further wallets and banks in Mauritania, each tried by the charity; without them the site names none.",
      ),
    ),
  ),
  fromAbroad: v.exactOptional(
    v.pipe(
      fromAbroad,
      v.description("The one way to give from abroad, once somebody has tried it."),
    ),
  ),
  reviewed: v.pipe(day, v.description("When somebody last read the whole site.")),
  registration: v.exactOptional(
    v.pipe(
      v.strictObject({ name: text, number: text, date: pastDay, authority: text }),
      v.description(
        "As the authority wrote it down, in its language; without it the site claims no registration.",
      ),
    ),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** Every page reads it: an unchanged file is checked once. */
const checkedSite = v.cache(siteSchema);

/** Who the charity is, from `content/site.yaml`. */
export const loadSite = () => readContent("site.yaml", checkedSite);
