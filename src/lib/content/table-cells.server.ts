import * as v from "valibot";
import { say } from "../terminal/say.server.ts";
import { day, notToCome } from "./schema-helpers.server.ts";

/**
 * `2026-11-20` or `20/11/2026`, as Mauritania writes it. An American spreadsheet writes the month first, mostly
 * without a zero, so `3/11/2026` is refused.
 */
export const dayCell = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, "$3-$2-$1")),
  v.check((text) => v.is(day, text), say("a date such as 2026-11-20 or 20/11/2026")),
  notToCome,
);

/** `2026-10` or `10/2026`. Spreadsheets make `oct-26` of both. */
export const monthCell = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^(\d\d)\/(\d{4})$/, "$2-$1")),
  v.regex(
    /^20\d\d-(?:0[1-9]|1[0-2])$/,
    say(
      "a month such as 2026-10 or 10/2026 (if a spreadsheet rewrites it, first give the column the format “Text”)",
    ),
  ),
);

/** Whole new ouguiyas, also `1 500` and `1 500,00`. Khoums or cents would be a mistake, and so may `1,500` be. */
export const amountCell = v.pipe(
  v.string(),
  v.regex(
    /^(?:[1-9]\d{0,8}|[1-9]\d{0,2}(?:[ \u00A0\u2009\u202F]\d{3}){1,2})(?:[.,]00)?$/,
    say("a whole number above 0, such as 12000 or 12 000: no khoums, no sign, no currency"),
  ),
  v.transform((text) => Number(text.replace(/[.,]00$/, "").replace(/\D/g, ""))),
);
