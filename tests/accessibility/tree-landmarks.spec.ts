import { pageIds, pathOf } from "../../src/content/addresses.server.ts";
import { accessTree } from "../support/access-tree.ts";
import { answerRates } from "../support/donate-services.ts";
import { eachDirection } from "../support/every-language.ts";
import { expect, test } from "../support/site-test.ts";

const interactive = ["link", "button", "textbox", "combobox", "DisclosureTriangle"];

for (const { language, shell } of eachDirection) {
  const { ui } = shell;

  test.describe(`in ${language.code} assistive technology is told`, () => {
    test.use({ locale: language.locale });

    test("the landmarks of every page, once each, and its heading", async ({
      page,
      context,
      expectProblem,
    }) => {
      expectProblem(/404/);
      await answerRates(context);
      const tree = await accessTree(page);
      for (const id of pageIds) {
        await page.goto(pathOf(id, language));
        const nodes = await tree.nodes();
        const named = (role: string) =>
          nodes.filter((node) => node.role === role).map(({ name }) => name);
        expect(named("banner"), id).toEqual([""]);
        expect(named("main"), id).toEqual([""]);
        expect(named("contentinfo"), id).toEqual([""]);
        // A page may have an index of its own between the menu and the footer, by another name.
        const navigations = named("navigation");
        expect(navigations, id).toEqual(expect.arrayContaining([ui.nav.label, ui.footer.pages]));
        expect(new Set(navigations).size, id).toBe(navigations.length);
        expect(navigations, id).not.toContain("");
        const headings = nodes.filter(
          ({ role, states }) => role === "heading" && states["level"] === "1",
        );
        expect(headings, id).toHaveLength(1);
        expect(headings[0]?.name, id).toBe(await page.locator("h1").textContent());
        const unnamed = nodes.filter(
          ({ role, name }) => interactive.includes(role) && name.trim() === "",
        );
        expect(unnamed, `${id}: controls without a name`).toEqual([]);
      }
    });
  });
}
