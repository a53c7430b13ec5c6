import { isValidBIC, isValidIBAN } from "ibantools";
import * as v from "valibot";
import { say } from "../terminal/say.server.ts";
import { year } from "./figures.server.ts";
import { fileReader, readContent } from "./read-yaml.server.ts";
import { localized } from "./records.server.ts";
import { exactText, like, pastDay, prose, wholeNumber } from "./schema-helpers.server.ts";

const url = like(/^https:\/\/[^\s/]+(\/[^\s]*)?$/, say("an address that starts with https://"));

const mauritanianPhone = like(
  /^\+222( \d{2}){4}$/,
  say("a Mauritanian number written as +222 00 00 00 00"),
);

const atMost = (count: number) =>
  v.pipe(exactText, v.maxLength(count, say("at most {count} characters", { count })));

const holder = atMost(70);

const compact = (isRight: (value: string) => boolean, expected: string) =>
  v.pipe(
    exactText,
    v.transform((value) => value.replace(/[\s-]/g, "").toUpperCase()),
    v.check(isRight, expected),
  );

/** ISO 9362 defines the BIC. */
const bic = compact(isValidBIC, say("a BIC of 8 or 11 characters, such as ABCDMRMR"));

/** An IBAN (ISO 13616), or another number of the bank, which cannot be checked. */
const account = compact(
  (value) => /^\d{5,24}$/.test(value) || isValidIBAN(value),
  say("an IBAN, or 5 to 24 digits"),
);

const stepsInEach = () =>
  v.pipe(
    localized(v.pipe(v.array(prose), v.nonEmpty(say("at least one step")))),
    v.check(
      (given) => new Set(Object.values(given).map(({ length }) => length)).size === 1,
      say("as many steps in each language"),
    ),
  );

export const otherWay = () => {
  const always = { name: exactText, holder, steps: stepsInEach(), tried: pastDay };
  return v.variant("kind", [
    v.strictObject({ kind: v.literal("wallet"), ...always, number: mauritanianPhone }),
    v.strictObject({ kind: v.literal("bank"), ...always, account }),
  ]);
};

/** An account, a service that pays into an account or the number in Bankily, or an association that passes gifts on. */
export const wayFromAbroad = () => {
  const always = { name: exactText, tried: pastDay };
  return v.variant("kind", [
    v.strictObject({ kind: v.literal("transfer"), ...always, holder, account, bic }),
    v.strictObject({
      kind: v.literal("service"),
      ...always,
      holder,
      account: v.exactOptional(account),
      needs: localized(prose),
      steps: stepsInEach(),
    }),
    v.strictObject({ kind: v.literal("relay"), ...always, address: url }),
  ]);
};

export type WayToGive = v.InferOutput<ReturnType<typeof otherWay | typeof wayFromAbroad>>;

const someOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.nonEmpty(say("at least one way")));

/** A fact with the day on which somebody tried it. */
const tried = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.exactOptional(v.strictObject({ ...entries, tried: pastDay }));

export const siteSchema = () =>
  v.strictObject({
    address: like(
      /^https:\/\/(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/,
      say(
        "an address such as https://khayma.mr, in a-z and without a path: every link begins there",
      ),
    ),
    founded: year,
    phone: mauritanianPhone,
    whatsapp: v.exactOptional(mauritanianPhone),
    whatsappChannel: v.exactOptional(
      like(
        /^https:\/\/(?:www\.)?whatsapp\.com\/channel\/\w{10,}$/,
        say("the link of a WhatsApp channel, such as {example}", {
          example: "https://whatsapp.com/channel/0029VaExample",
        }),
      ),
    ),
    email: v.pipe(exactText, v.email(say("an e-mail address"))),
    facebook: url,
    instagram: url,
    bankily: v.strictObject({
      reference: atMost(40),
      holder,
      numberSince: pastDay,
      /** As people write the number, unless the field in Bankily wants +222. */
      copyFormat: v.optional(v.picklist(["international", "national"]), "national"),
      /** In MRU, the most that one person may send in a day. */
      limits: tried({ perDay: wholeNumber(1, 1_000_000, say("a number of 1 or more")) }),
      dial: tried({
        code: like(/^[*#\d]{3,12}$/, say("a code such as {example}", { example: "*888#" })),
      }),
      help: tried({ phone: mauritanianPhone }),
      merchantCode: v.exactOptional(like(/^\d{3,10}$/, say("3 to 10 digits in quotes"))),
      qrImage: v.exactOptional(
        v.pipe(
          // SVG is not allowed, because it can contain a script.
          like(/^[a-z0-9_-]+\.(png|webp)$/, say("a PNG or WebP file, such as bankily-qr.png")),
          v.metadata({ picture: "code" }),
        ),
      ),
    }),
    /** Other wallets whose owners can send to the number in Bankily. */
    wallets: tried({ names: someOf(exactText) }),
    otherWays: v.exactOptional(someOf(otherWay())),
    fromAbroad: v.exactOptional(someOf(wayFromAbroad())),
    /** Languages that families can speak with those who answer the phone. */
    spoken: v.exactOptional(localized(prose)),
    zakat: v.picklist(["yes", "no", "undecided"]),
    registration: v.exactOptional(
      v.strictObject({ name: exactText, number: exactText, date: pastDay, authority: exactText }),
    ),
  });

const readSite = fileReader((file) => readContent(file, siteSchema()));

export const loadSite = () => readSite("site.yaml");

/** Words of the guide, hosts for tests (RFC 2606, 6761), profiles without a name, digits with which no number begins. */
const placeholder =
  /^(?:name|holder) (?:of|as) |\bexample\b|\.(?:test|invalid|localhost)$|(?:facebook|instagram)\.com\/?$|^\+222 [^234]/iu;

/** Whether a value of `site.yaml` belongs to nobody. */
export const isPlaceholder = (value: unknown): boolean => placeholder.test(`${value}`);

/** Whether nobody would get a gift that is sent to this number and name. */
export function isExamplePayee(): boolean {
  const { phone, bankily } = loadSite();
  return [phone, bankily.holder].some(isPlaceholder);
}
