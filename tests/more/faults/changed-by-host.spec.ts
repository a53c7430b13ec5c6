import { answerRates } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

const { paths, site } = mainLanguage().shell;

test("host: addresses that it hides and space that it takes away leave links and islands alive", async ({
  page,
  context,
}) => {
  await answerRates(context);
  await context.route("**", async (route, request) => {
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: minify(hideAddresses(await response.text())) });
  });
  for (const path of [paths.donate, paths.contact]) {
    await page.goto(path);
    await expectHydrated(page);
    const address = page.locator(`footer a[href="mailto:${site.email}"]`);
    await expect(address, path).toContainText(site.email);
    await expect(page.locator("main button:disabled"), path).toHaveCount(0);
  }
});

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
