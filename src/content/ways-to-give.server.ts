import { isValidBIC, isValidIBAN } from "ibantools";
import * as v from "valibot";
import { languages } from "./load-content.server.ts";
import { described, pastDay, text } from "./schema-helpers.server.ts";

export const url = v.pipe(
  text,
  v.regex(/^https:\/\/[^\s/]+(\/[^\s]*)?$/, "an address that starts with https://"),
);

export const mauritanianPhone = v.pipe(
  text,
  v.regex(/^\+222( \d{2}){4}$/, "a Mauritanian number written as +222 00 00 00 00"),
);

export const holder = described(
  v.pipe(text, v.maxLength(60, "at most 60 characters")),
  "The name of the account as its app or bank shows it.",
);

const compact = v.transform((value: string) => value.replace(/[\s-]/g, "").toUpperCase());

/** ISO 13616. */
const iban = v.pipe(
  text,
  compact,
  v.check((value) => isValidIBAN(value), "an IBAN whose length and check digits are right"),
);

/** ISO 9362. */
const bic = v.pipe(
  text,
  compact,
  v.check((value) => isValidBIC(value), "a BIC of 8 or 11 characters, such as ABCDMRMR"),
);

/** An IBAN, or the number as the bank writes it, which nothing can check. */
const account = v.pipe(
  text,
  compact,
  v.check((value) => /^\d{5,23}$/.test(value) || isValidIBAN(value), "an IBAN, or 5 to 23 digits"),
);

const steps = v.pipe(
  v.record(v.string(), v.pipe(v.array(text), v.nonEmpty("at least one step"))),
  v.check(
    (given) => {
      const counts = new Set(Object.values(given).map(({ length }) => length));
      return Object.keys(given).sort().join() === codes().sort().join() && counts.size === 1;
    },
    () => `as many steps in each of the languages ${codes().join(", ")} and in no other`,
  ),
);

const codes = () => languages().map(({ code }) => code);

const tried = described(pastDay, "The day on which somebody last sent money by it.");

const always = { name: text, holder, steps, tried };

export const otherWay = v.variant("kind", [
  v.strictObject({ kind: v.literal("wallet"), ...always, number: mauritanianPhone }),
  v.strictObject({ kind: v.literal("bank"), ...always, account }),
]);

/** An account, or an association that passes gifts on. */
export const fromAbroad = v.variant("kind", [
  v.strictObject({ kind: v.literal("transfer"), bank: text, holder, iban, bic, tried }),
  v.strictObject({ kind: v.literal("relay"), name: text, address: url, tried }),
]);

export type FromAbroad = v.InferOutput<typeof fromAbroad>;
