import { fromKeys } from "../../src/content/from-keys.server.ts";
import type { Template } from "../../src/i18n/interpolate.ts";

import { interpolate } from "../../src/i18n/interpolate.ts";
import { type CountedName, countedFigures, countedIds } from "../../src/our-work/counted.tsx";

import { everyLanguage } from "../support/every-language.ts";
import { expect, type Page, test } from "../support/site-test.ts";

const main = (page: Page) => page.getByRole("main");

/** That the page shows a title as a heading and the text beside it. */
async function expectEntry(
  page: Page,
  { title, description }: { title: string; description: string },
) {
  await expect(main(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(main(page).getByText(description, { exact: true }).first()).toBeVisible();
}

async function expectLink(page: Page, name: string, href: string) {
  await expect(main(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
}

for (const { language, shell, texts } of everyLanguage) {
  const { paths, site } = shell;

  test.describe(`in ${language.code}`, () => {
    test("Home has its badges and what the letters say", async ({ page }) => {
      const { hero, stories } = texts("home");
      await page.goto(paths.home);
      await expect(
        main(page).locator("p", { hasText: interpolate(hero.badge, { founded: site.founded }) }),
      ).toBeVisible();
      const [first, second, third, since] = shell.ui.trust.badges;
      await expect(
        main(page).getByRole("list", { name: shell.ui.trust.label }).getByRole("listitem"),
      ).toHaveText([first, second, third, interpolate(since, { founded: site.founded })]);
      for (const { story, author } of stories.items) {
        await expect(main(page).getByRole("figure").filter({ hasText: author })).toContainText(
          story,
        );
      }
    });

    test("About has mission, vision, values, founders, roles, promises and the ways on", async ({
      page,
    }) => {
      const about = texts("about");
      await page.goto(paths.about);
      const { compassion, community, impact, integrity } = about.values;
      for (const entry of [about.mission, about.vision, compassion, community, impact, integrity]) {
        await expectEntry(page, entry);
      }
      for (const { name, role, description } of [
        ...about.founders.people,
        ...about.leadership.people,
      ]) {
        await expectEntry(page, { title: name ?? role, description });
      }
      for (const commitment of about.transparency.commitments) await expectEntry(page, commitment);
      await expect(main(page).getByRole("heading", { name: about.registration.title })).toHaveCount(
        site.registration ? 1 : 0,
      );
      const [claim = ""] = shell.ui.footer.registration.template.split("{");
      await expect(page.getByRole("contentinfo").getByText(claim)).toHaveCount(
        site.registration ? 1 : 0,
      );
      await expectLink(page, about.closing.contact, paths.contact);
      await expectLink(page, about.closing.getInvolved, paths.getInvolved);
      await expectLink(page, about.closing.ourWork, paths.ourWork);
    });

    test("Our Work has three whole programs, seven whole stops and the ways on", async ({
      page,
    }) => {
      const { programs, timeline, closing, counted } = texts("ourWork");
      const { figures, years } = countedFigures(counted, language);
      const filled = (text: string | Template<CountedName>) =>
        typeof text === "string"
          ? text
          : interpolate(text, {
              ...years,
              ...fromKeys(countedIds, (id) => interpolate(figures[id].words, figures[id])),
            });
      await page.goto(paths.ourWork);
      for (const id of ["food", "water", "cleanUp"] as const) {
        const { title, description, details, impact, imageAlt } = programs[id];
        await expectEntry(page, { title, description });
        const program = main(page)
          .getByRole("listitem")
          .filter({ has: page.getByAltText(imageAlt) });
        for (const detail of details) await expect(program).toContainText(detail);
        await expect(program).toContainText(filled(impact));
      }
      const stops = main(page).locator("ol > li");
      const ids = ["y2018", "y2019", "y2020", "y2021", "y2022", "y2023", "future"] as const;
      for (const [i, id] of ids.entries()) {
        const { year, title, description, impact } = timeline[id];
        for (const words of [year, title, description, filled(impact)]) {
          await expect(stops.nth(i)).toContainText(words);
        }
      }
      await expectLink(page, closing.donate, paths.donate);
      await expectLink(page, closing.getInvolved, paths.getInvolved);
    });

    test("Get Involved has four whole roles, three partnerships and the way to Contact", async ({
      page,
    }) => {
      const { roles, partners } = texts("getInvolved");
      await page.goto(paths.getInvolved);
      for (const id of ["outreach", "food", "admin", "awareness"] as const) {
        const { title, description, commitment, requirements } = roles[id];
        await expectEntry(page, { title, description });
        const role = main(page).getByRole("listitem").filter({ hasText: description });
        for (const words of [commitment, ...requirements]) await expect(role).toContainText(words);
      }
      for (const type of partners.types) await expectEntry(page, type);
      await expectLink(page, partners.contact, paths.contact);
    });

    test("both forms mark their fields as required before any script runs", async ({ request }) => {
      for (const [path, fields] of [
        // Not the list of dial codes: one of them is always chosen.
        [paths.getInvolved, 6],
        [paths.contact, 4],
      ] as const) {
        const html = await (await request.get(path)).text();
        expect(html.match(/<(?:input|textarea|select)\b[^>]*\srequired=""/g)).toHaveLength(fields);
      }
    });
  });
}
