import * as v from "valibot";
import { fileReader, hasContent, readContent } from "../../../lib/content/read-yaml.server.ts";
import { localized } from "../../../lib/content/records.server.ts";
import {
  day,
  pastDay,
  prose,
  proseOf,
  wholeNumber,
} from "../../../lib/content/schema-helpers.server.ts";
import { say } from "../../../lib/terminal/say.server.ts";
import { giftPrograms } from "../../charity/programs.ts";
import { buildTime } from "../../shell/build-time.server.ts";

const most = 10_000_000;
const count = (min: number) => wholeNumber(min, most, say("a whole number up to {most}", { most }));

/** In days. An old need asks for what is no longer missing. */
const longest = 31;

const daysBetween = (first: string, last: string) =>
  (Date.parse(last) - Date.parse(first)) / 86_400_000;

const sumOf = (items: readonly { quantity: number; price: number }[]) =>
  items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);

/** What the next distribution costs and what of it is there, in MRU. */
export const needSchema = () =>
  v.pipe(
    v.strictObject({
      program: v.picklist(giftPrograms),
      what: localized(proseOf(10, 160)),
      items: v.pipe(
        v.array(
          v.strictObject({ name: localized(proseOf(2, 60)), quantity: count(1), price: count(1) }),
        ),
        v.nonEmpty(say("at least one entry")),
      ),
      needed: count(1),
      inHand: v.pipe(
        count(0),
        v.multipleOf(500, say("a multiple of 500, so that it tells of no single gift")),
      ),
      asOf: pastDay,
      until: day,
      rest: v.strictObject({ more: localized(prose), less: localized(prose) }),
    }),
    v.forward(
      v.check(
        ({ items, needed }) => needed === sumOf(items),
        ({ input }) =>
          say("{sum}, which the items come to: quantity times price", { sum: sumOf(input.items) }),
      ),
      ["needed"],
    ),
    v.forward(
      v.check(({ inHand, needed }) => inHand <= needed, say("at most what is needed")),
      ["inHand"],
    ),
    v.forward(
      v.check(
        ({ asOf, until }) => until >= asOf && daysBetween(asOf, until) <= longest,
        say("a day that is not before asOf, and at most {days} days after it", { days: longest }),
      ),
      ["until"],
    ),
  );

const readNeed = fileReader((file) => readContent(file, needSchema()));

/** The one open need, until its day is over. @throws ContentError naming each wrong key */
export function loadNeed() {
  const file = "need.yaml";
  if (!hasContent(file)) return undefined;
  const need = readNeed(file);
  return need.until < buildTime().toISOString().slice(0, 10) ? undefined : need;
}
