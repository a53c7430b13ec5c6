import { eachDirection } from "../support/every-language.ts";
import { formsIn } from "../support/forms-content.ts";
import { formOn, goodValues } from "../support/forms-page.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 360, height: 640 } });

// Each form once, each direction once.
for (const [i, inLanguage] of eachDirection.entries()) {
  const { volunteer, contact } = formsIn(inLanguage);
  for (const site of i === 0 ? [volunteer] : [contact]) {
    test.describe(`errors of the ${site.id} form in ${inLanguage.language.code}`, () => {
      test("the summary takes focus in sight and leads to each field with its label", async ({
        page,
      }) => {
        const form = formOn(page, site);
        await form.open();
        await form.submit.click();
        await expect(form.summary).toBeFocused();
        await expect(
          form.summary.getByRole("heading", { name: site.texts.summary.title }),
        ).toBeInViewport({ ratio: 1 });
        const header = page.getByRole("banner");
        for (const field of ["message", "name"] as const) {
          const code = `${field}Required` as const;
          await form.summary.getByRole("link", { name: site.texts.errors[code] }).click();
          await expect(form.control(field)).toBeFocused();
          const label = form.element.getByText(site.labels[field] ?? "", { exact: true });
          await expect(label).toBeInViewport({ ratio: 1 });
          await expect
            .poll(async () => {
              const [top, bottom] = [await label.boundingBox(), await header.boundingBox()];
              return (top?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0);
            })
            .toBeGreaterThanOrEqual(0);
        }
      });

      test("an error goes away when its field is corrected, and the others stay", async ({
        page,
      }) => {
        const form = formOn(page, site);
        await form.open();
        await form.submit.click();
        const errors = form.summary.getByRole("link");
        const before = await errors.count();
        await form.fill({ name: "Aïcha" });
        await expect(errors).toHaveCount(before - 1);
        await expect(form.control("name")).toHaveAttribute("aria-invalid", "false");
        await expect(form.element.getByText(site.texts.errors.nameRequired)).toHaveCount(0);
        await form.fill(goodValues(site));
        await expect(form.summary).toHaveCount(0);
        await expect(form.element.locator("[aria-invalid=true]")).toHaveCount(0);
      });

      test("a second refusal brings focus back to the summary", async ({ page }) => {
        const form = formOn(page, site);
        await form.open();
        await form.submit.click();
        await form.control("message").focus();
        await form.submit.click();
        await expect(form.summary).toBeFocused();
      });

      test("the e-mail address is checked as it is typed", async ({ page }) => {
        const form = formOn(page, site);
        await form.open();
        const email = form.control("email");
        const remark = form.element.getByText(site.texts.liveEmail, { exact: true });
        await email.pressSequentially("a");
        await expect(remark).toBeVisible();
        await expect(email).toHaveAccessibleDescription(site.texts.liveEmail);
        await email.pressSequentially("icha@example.org");
        await expect(remark).toHaveCount(0);
        await email.fill("aicha@@example.org");
        await expect(remark).toBeVisible();
        await email.fill("");
        await expect(remark).toHaveCount(0);
      });
    });
  }
}
