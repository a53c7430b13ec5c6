import type { Locator } from "@playwright/test";
import { donatePage, storeRates } from "../../support/donate-page.ts";
import { eachDirection } from "../../support/every-language.ts";
import { inMain } from "../../support/forms-content.ts";
import { expect, expectHydrated, type Page, test } from "../../support/site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Tab stops at the chosen radio button of a group, or at the first when none is chosen. */
const controls = `a[href], button, input:not([type=radio]), input:checked, select, textarea, summary,
  fieldset:not(:has(:checked)) label:first-child > [type=radio]`;

const inLanguage = eachDirection.at(-1) ?? inMain;
const { language, shell } = inLanguage;

test.use({ locale: language.locale });
test.beforeEach(async ({ context }) => {
  await context.grantPermissions(["clipboard-write"]);
  await storeRates(context);
});

test("keyboard: reaches every control of Donate in the order of the page", async ({ page }) => {
  await page.goto(shell.paths.donate);
  await expectHydrated(page);
  // The calculator is drawn a moment after its island has woken.
  await expect(page.locator("#amount")).toBeVisible();
  await expect(page.locator("main :disabled")).toHaveCount(0);
  await tabThroughPage(page);
});

test("keyboard: stays on the button that copies, and Escape takes the toast away", async ({
  page,
}) => {
  const { open, bankily, payee, texts } = donatePage(page, inLanguage);
  await open();
  const button = (name: string) => bankily.getByRole("button", { name });
  await button(payee.copyLarge).press("Enter");
  await expectFocus(button(payee.copiedLarge));
  await button(texts.bankily.copyAmount).press("Space");
  const said = page.locator("[aria-live]").filter({ hasText: texts.bankily.copiedAmount });
  await expect(said).toHaveCount(1);
  await page.keyboard.press("Escape");
  // It would also go by itself, but later.
  expect(await said.count()).toBe(0);
  await expectFocus(button(texts.bankily.copyAmount));
});

async function tabThroughPage(page: Page): Promise<void> {
  const stops = await page.locator(controls).filter({ visible: true }).elementHandles();
  expect(stops.length).toBeGreaterThan(30);
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expectFocus(stop);
  }
}

/** Expects a ring around the control and nothing over it (WCAG 2.2, 2.4.7, 2.4.12). */
async function expectFocus(control: Pick<Locator, "evaluate">): Promise<void> {
  const problems = () => control.evaluate(problemsOfFocus);
  // On a busy machine the page may still move.
  await expect.poll(problems, { message: `${control}`, intervals: [50] }).toEqual([]);
}

// A link of several lines has corners on each line. In a field of several lines the browser scrolls only the
// line of the caret into sight.
function problemsOfFocus(focused: Element): string[] {
  if (document.activeElement !== focused) return ["it has no focus"];
  const rings = [undefined, "::after"].filter((part) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused, part);
    const seen = outlineStyle !== "none" && !/, 0\)$|transparent/u.test(outlineColor);
    return seen && Number.parseFloat(outlineWidth) >= 2;
  });
  // This distance lies inside a rounded corner.
  const inset = 4;
  const over = [...focused.getClientRects()].flatMap((box) => {
    const columns = [box.left + inset, (box.left + box.right) / 2, box.right - inset];
    const rows = [box.top + inset, (box.top + box.bottom) / 2, box.bottom - inset];
    return columns
      .flatMap((x) => rows.map((y) => document.elementFromPoint(x, y)))
      .filter((top) => !focused.contains(top) || top === null);
  });
  const covers = over.flatMap((top) => (top === null ? [] : [top.outerHTML.slice(0, 80)]));
  const mayBeCut = focused instanceof HTMLTextAreaElement ? 6 : 0;
  const cut = over.length - covers.length > mayBeCut ? ["the edge of the screen"] : [];
  return [...(rings.length === 0 ? ["no ring of 2 px"] : []), ...covers, ...cut];
}
