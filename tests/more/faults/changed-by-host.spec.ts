import { answerRates } from "../../support/donate-page.ts";
import { eachDirection, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

const { email } = mainLanguage().shell.site;

for (const { language, shell } of eachDirection) {
  for (const change of [hideAddresses, minify]) {
    test(`host in ${language.code}: ${change.name} leaves addresses and islands alive`, async ({
      page,
      context,
    }) => {
      await answerRates(context);
      await context.route("**", async (route, request) => {
        if (request.resourceType() !== "document") return route.fallback();
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      const { donate, afterTransfer, contact, getInvolved } = shell.paths;
      for (const path of [donate, afterTransfer, contact, getInvolved]) {
        await page.goto(path);
        await expectHydrated(page);
        await expect(page.locator(`footer a[href="mailto:${email}"]`), path).toContainText(email);
        await expect(page.locator("main button:disabled"), path).toHaveCount(0);
      }
    });
  }
}

/** As Cloudflare does, which leaves scripts and what stands between its marks as it is. */
function hideAddresses(html: string): string {
  const kept = /(<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>)/su;
  return changeExcept(html, kept, (part) =>
    part
      .replaceAll(/mailto:[^"]*/gu, "/cdn-cgi/l/email-protection#7d")
      .replaceAll(/[\w.+-]+@[\w.-]+/gu, '<span class="__cf_email__">[email&#160;protected]</span>'),
  );
}

function minify(html: string): string {
  const kept = /(<script.*?<\/script>|<style.*?<\/style>)/su;
  return changeExcept(html.replaceAll(/<!--.*?-->/gsu, ""), kept, (part) =>
    part
      .replaceAll(/\s*\n\s*|[ \t]{2,}/gu, " ")
      .replaceAll("> <", "><")
      .replaceAll(/(<[a-z][^<>]*?)="([\w#.-]+)"/gu, "$1=$2"),
  );
}

const changeExcept = (html: string, kept: RegExp, change: (part: string) => string) =>
  html
    .split(kept)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join("");
