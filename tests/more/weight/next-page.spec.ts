import type { Page } from "@playwright/test";
import { expect, test, visitOnce } from "../../support/offline-site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** How the browser got the page (Navigation Timing, `deliveryType`). */
function delivery(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    performance.getEntriesByType("navigation").map((entry) => Reflect.get(entry, "deliveryType")),
  );
}

const linkTo = (page: Page, path: string) =>
  page.getByRole("banner").locator(`a[href="${path}"]`).filter({ visible: true });

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(`with service workers set to ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test("next page: is loaded when the visitor points at its link", async ({ page, copy }) => {
      if (serviceWorkers === "allow") await visitOnce(page, "/about");
      await page.goto("/");
      await linkTo(page, "/donate").hover();
      // The worker sends its requests without the page's headers.
      const requests = serviceWorkers === "allow" ? copy.navigations : copy.prefetched;
      await expect.poll(() => requests).toContain("/donate");
      expect(copy.prefetched.filter((path) => path !== "/donate")).toEqual([]);
      await linkTo(page, "/donate").click();
      await expect(page).toHaveURL("/donate");
      expect(await delivery(page)).toEqual(["navigational-prefetch"]);
      // The worker asks again after hydration, to cache the page (docs/decisions/009-offline.md).
      expect(copy.navigations.filter((path) => path === "/donate")).toHaveLength(1);
    });
  });
}
