import { expect, test } from "vitest";
import { languages, loadTexts } from "../../../lib/content/load-content.server.ts";
import { loadShell } from "../../shell/shell.server.ts";
import { payeesOf } from "./payees.server.ts";

const [language] = languages();
if (language === undefined) throw new Error("the site has no language");
const { site } = loadShell("donate", language);
const texts = loadTexts("donate", language);

const phone = "+222 00 11 22 33";
const { merchantCode: _code, ...account } = site.bankily;
const payeesWith = (change: object) =>
  payeesOf({ site: { ...site, phone, bankily: { ...account, ...change } } }, texts);

test.each([
  ["international", "+22200112233"],
  ["national", "00112233"],
] as const)("payeesOf: copies the %s number as %s", (copyFormat, toCopy) => {
  expect(payeesWith({ copyFormat })).toMatchObject([{ kind: "phone", value: phone, toCopy }]);
});

test("payeesOf: a merchant code comes before the number", () => {
  expect(payeesWith({ merchantCode: "904512" })).toMatchObject([
    { kind: "merchant", value: "904512", toCopy: "904512", copied: texts.donor.merchant.copied },
    { kind: "phone", value: phone },
  ]);
});
