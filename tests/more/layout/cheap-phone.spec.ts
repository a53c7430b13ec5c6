import { answerRates, donatePage } from "../../support/donate-page.ts";
import { mainLanguage } from "../../support/every-language.ts";
import { expect as patient, test } from "../../support/site-test.ts";

/** React alone needs three seconds at this speed. */
const expect = patient.configure({ timeout: 30_000 });

test.use({ viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true });

test("Donate: can be used on a slow phone, with the next step named", async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-write"]);
  await answerRates(context);
  // This imitates a phone six times slower than this machine, on a 2G network.
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    downloadThroughput: (250 * 1024) / 8,
    uploadThroughput: (50 * 1024) / 8,
  });
  const { open, bankily, payee, currency, amount, donation, money } = donatePage(
    page,
    mainLanguage(),
  );
  await open();
  await expect(bankily.getByText(payee.value).first()).toBeVisible();
  await currency("EUR").tap();
  await amount.fill("25");
  await expect(donation).toHaveText(money(25, "EUR"));
  await bankily.getByRole("button", { name: payee.copyLarge }).tap();
  const copied = bankily.getByRole("button", { name: payee.copiedLarge });
  await expect(copied).toBeInViewport({ ratio: 1 });
  await expect(bankily.getByText(payee.nextOnPhone)).toBeVisible();
});
