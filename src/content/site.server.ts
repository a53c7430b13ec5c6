import * as v from "valibot";
import { year } from "./figures.server.ts";
import { readContent } from "./load-content.server.ts";
import { day, described, forEditor, pastDay, text } from "./schema-helpers.server.ts";
import { fromAbroad, holder, mauritanianPhone, otherWay, url } from "./ways-to-give.server.ts";

export const siteSchema = v.strictObject({
  address: described(
    v.pipe(url, v.regex(/[^/]$/, "an address without a slash at its end")),
    "Where the site lives, without a slash at the end.",
  ),
  founded: described(year, "The year in which the charity began."),
  phone: described(
    mauritanianPhone,
    "Also the Bankily number, and WhatsApp's unless that has its own. Change “number since” with it, and have somebody check.",
  ),
  whatsapp: v.exactOptional(
    described(
      mauritanianPhone,
      "WhatsApp's own number, if it has one: who takes over one number has not both.",
    ),
  ),
  email: v.pipe(text, v.email("an e-mail address")),
  facebook: url,
  instagram: url,
  bankily: v.strictObject({
    reference: described(
      v.pipe(text, v.maxLength(40, "at most 40 characters")),
      "What the donor writes with the transfer.",
    ),
    holder: described(
      holder,
      "The name that Bankily shows for the number before a transfer is confirmed.",
    ),
    numberSince: described(day, "Since when the phone number above stands."),
    merchantCode: v.exactOptional(
      described(
        v.pipe(text, v.regex(/^\d{3,10}$/, "3 to 10 digits in quotes")),
        "The merchant code, if the charity has one.",
      ),
    ),
    qrImage: v.exactOptional(
      described(
        v.pipe(
          text,
          // No SVG: it may hold a script.
          v.regex(/^[a-z0-9_-]+\.(png|webp)$/, "a PNG or WebP file, such as bankily-qr.png"),
          forEditor({ picture: { folder: "images", accept: "image/png,image/webp" } }),
        ),
        "Bankily's own QR code, a PNG or WebP.",
      ),
    ),
  }),
  otherWays: v.exactOptional(
    described(
      v.pipe(v.array(otherWay), v.nonEmpty("at least one way")),
      "Further wallets and banks in Mauritania, each tried by the charity; without them the site names none.",
    ),
  ),
  fromAbroad: v.exactOptional(
    described(fromAbroad, "The one way to give from abroad, once somebody has tried it."),
  ),
  zakat: described(
    v.picklist(["yes", "no", "undecided"]),
    "Whether zakat is taken. “yes” only on a scholar's word, and when it is kept apart.",
  ),
  registration: v.exactOptional(
    described(
      v.strictObject({ name: text, number: text, date: pastDay, authority: text }),
      "As the authority wrote it down, in its language; without it the site claims no registration.",
    ),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** Every page reads it: an unchanged file is checked once. */
const checkedSite = v.cache(siteSchema);

export const loadSite = () => readContent("site.yaml", checkedSite);
