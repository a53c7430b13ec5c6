import type { BrowserContext } from "@playwright/test";
import { answerRates } from "../../support/donate-page.ts";
import { everyLanguage, mainLanguage } from "../../support/every-language.ts";
import { expect, expectHydrated, test } from "../../support/site-test.ts";

const { email } = mainLanguage().shell.site;

/** What hosts do to a page between the server and the visitor. */
const changes = {
  "hides email addresses": hideAddresses,
  "removes white space, comments and quotes": minify,
} as const;

for (const { language, shell } of everyLanguage) {
  for (const [what, change] of Object.entries(changes)) {
    test(`${language.code}: a host that ${what} leaves addresses and islands alive`, async ({
      page,
      context,
    }) => {
      await answerRates(context);
      await changePages(context, change);
      const { donate, afterTransfer, contact, getInvolved, myGift, outbox } = shell.paths;
      for (const path of [donate, afterTransfer, contact, getInvolved, myGift, outbox]) {
        await page.goto(path);
        await expectHydrated(page);
        const link = page.locator(`footer a[href="mailto:${email}"]`);
        await expect(link, path).toContainText(email);
        await expect(page.locator("main button:disabled"), path).toHaveCount(0);
      }
    });
  }
}

test("a host that hides email addresses would do so without the mark of the page", async ({
  request,
}) => {
  const html = await (await request.get("/contact")).text();
  expect(hideAddresses(html)).toBe(html);
  const hidden = hideAddresses(html.replaceAll(/<!--\/?email_off-->/gu, ""));
  expect(hidden.replaceAll(/<script.*?<\/script>/gsu, "")).not.toContain(email);
});

async function changePages(context: BrowserContext, change: (html: string) => string) {
  await context.route("**", async (route, request) => {
    if (request.resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** As Cloudflare does: the mark `email_off` and scripts stay as they are. */
function hideAddresses(html: string): string {
  const kept = /(<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>)/gsu;
  const hidden = `<span class="__cf_email__" data-cfemail="7d">[email&#160;protected]</span>`;
  const hide = (part: string) =>
    part
      .replaceAll(/href="mailto:[^"]*"/gu, 'href="/cdn-cgi/l/email-protection#7d"')
      .replaceAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu, hidden);
  const pieces = html.split(kept).map((part, i) => (i % 2 === 0 ? hide(part) : part));
  const changed = pieces.join("");
  const script = '<script src="/cdn-cgi/scripts/5c5dd728/email-decode.min.js"></script></body>';
  return changed === html ? html : changed.replace("</body>", script);
}

function minify(html: string): string {
  const kept = /(<(script|style|textarea|pre)\b.*?<\/\2>)/gsu;
  return html
    .replaceAll(/<!--.*?-->/gsu, "")
    .split(kept)
    .filter((_, i) => i % 3 !== 2)
    .map((part, i) => (i % 2 === 0 ? minifyMarkup(part) : part))
    .join("");
}

const minifyMarkup = (markup: string) =>
  markup
    .replaceAll(/[ \t\r\n]+/gu, " ")
    .replaceAll(/> </gu, "><")
    .replaceAll(/(<[a-z][^<>]*?)="([\w#.-]+)"/gu, "$1=$2");
