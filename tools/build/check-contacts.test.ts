import { expect, test } from "vitest";
import { smallContent, wallet } from "../../tests/support/content-copy.ts";
import { temporaryFolder } from "../../tests/support/temporary-folders.ts";
import { textCases } from "../../tests/support/text-cases.ts";
import { checkContacts } from "./check-contacts.ts";

test.each(textCases("tools/build/check-contacts.cases.yaml"))(
  "finished pages: %s is %s, %j",
  (kind, verdict, content) => {
    smallContent().set("site.yaml", { otherWays: [wallet] });
    const check = () => checkContacts(temporaryFolder({ [`fr/donate.${kind}`]: content }));
    if (verdict === "accepted") expect(check).not.toThrow();
    else expect(check).toThrow(`\n  fr/donate.${kind}: `);
  },
);
