import { attributesOf, type BuiltPage, builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/site-test.ts";

const pages = builtPages();
const schemes = ["https:", "mailto:", "tel:", "webcal:"];

/** A page without what is only code: scripts, styles. */
function markup({ html }: BuiltPage): string {
  return html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "");
}

test("there are pages to look at", () => {
  expect(pages.length).toBeGreaterThanOrEqual(24);
});

for (const page of pages) {
  test(`every link and file of ${page.path} leads somewhere`, async ({ request }) => {
    const html = markup(page);
    const local = [...attributesOf(html, "href"), ...attributesOf(html, "src")].filter((to) =>
      to.startsWith("/"),
    );
    expect(local.length).toBeGreaterThan(10);
    for (const to of new Set(local.map((address) => address.replace(/#.*/, "")))) {
      const response = await request.get(to, { maxRedirects: 0 });
      expect(response.status(), to).toBe(200);
    }
  });

  test(`every fragment of ${page.path} has its target`, () => {
    const html = markup(page);
    const ids = new Set(attributesOf(html, "id"));
    const fragments = attributesOf(html, "href").filter(
      (to) => to.startsWith("#") && to !== "#top",
    );
    expect(fragments).toContain("#content");
    expect(fragments.filter((to) => !ids.has(to.slice(1)))).toEqual([]);
  });

  test(`every outside link of ${page.path} is well formed and tells nobody where it came from`, () => {
    const anchors = markup(page).match(/<a\b[^>]*>/g) ?? [];
    for (const anchor of anchors) {
      const [to = ""] = attributesOf(anchor, "href");
      if (to.startsWith("/") || to.startsWith("#")) continue;
      const url = new URL(to);
      expect(schemes, to).toContain(url.protocol);
      if (url.protocol === "https:") expect(anchor).toMatch(/rel="[^"]*noreferrer/);
    }
  });
}
