import { expect, test } from "vitest";
import { languages, loadTexts } from "../../content/load-content.server.ts";
import { loadShell } from "../../shell/shell.server.ts";
import { payeesOf } from "./payees.server.ts";

const [language] = languages();
if (language === undefined) throw new Error("the site has no language");
const { site } = loadShell("donate", language);
const texts = loadTexts("donate", language);

test.each([
  ["international", "+22200112233"],
  ["national", "00112233"],
] as const)("payeesOf: copies the %s number as %s", (copiedNumber, bare) => {
  const { merchantCode: _code, ...bankily } = site.bankily;
  const phone = "+222 00 11 22 33";
  const [payee] = payeesOf(
    { site: { ...site, phone, bankily: { ...bankily, copiedNumber } } },
    texts,
  );
  expect(payee).toMatchObject({ kind: "phone", value: phone, bare });
});
