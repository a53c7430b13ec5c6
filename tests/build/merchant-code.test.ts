import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Template } from "../../src/content/kit.ts";
import { loadTexts } from "../../src/content/load-content.ts";
import { donateSchema } from "../../src/donate/donate-texts.ts";
import { languages } from "../../src/i18n/languages.ts";
import { buildSite, withoutProps } from "../support/build-site.ts";
import { ContentCopy } from "../support/content-copy.ts";

const code = "904512";

/** A sentence up to its first placeholder. */
const start = ({ template }: Template<string>) => template.split("{", 1).join("");

/** The words of the Donate page in the main language. */
function mainTexts() {
  const [main] = languages();
  if (main === undefined) throw new Error("the site has no language");
  return loadTexts("donate.yaml", donateSchema, main);
}

test("a merchant code comes first, the number second, and the name the app should show", {
  timeout: 300_000,
}, () => {
  const { bankily, donor } = mainTexts();
  const copy = new ContentCopy();
  copy.set("site.yaml", { "bankily.merchantCode": code, "bankily.holder": "ASSOC KHAYMA" });
  const { folder, client, failure } = buildSite(copy.folder);
  try {
    expect(failure).toBe("");
    const html = withoutProps(readFileSync(join(client, "donate.html"), "utf8"));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const [slip = "", section = "", poster = ""] = main.split(/id="bankily"|data-sheet="poster"/);
    for (const part of [slip, section, poster]) {
      expect(part).toContain(code);
      expect(part.indexOf(code)).toBeLessThan(part.indexOf("+222"));
    }
    for (const part of [slip, section, poster]) expect(part).toContain("ASSOC KHAYMA");
    expect(section).toContain(start(donor.merchant.step));
    expect(section).toContain(donor.merchant.copyLarge);
    expect(section).not.toContain(start(bankily.steps[1]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
