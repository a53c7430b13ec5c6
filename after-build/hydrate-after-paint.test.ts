import { expect, test } from "vitest";
import { withLateLoader } from "./hydrate-after-paint.ts";

const page = `<head><link rel="modulepreload" href="/assets/root.js" integrity="sha384-a"/></head>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.routes = {"root":route0};
import("/assets/entry.js");</script>`;

test("no module is asked for until a frame was drawn", () => {
  const html = withLateLoader(page);
  expect(html).not.toContain("<link");
  const code = /<script type="module">([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";
  expect(code).toMatch(/^let asked = false;\nconst load = async \(\) => \{[\s\S]*\n\};\n/);
  expect(code).toMatch(
    /PerformanceObserver\(load\)[^\n]*paint[^\n]*\n.*setTimeout\(load, 300\)\);$/,
  );
  expect(code).toContain('["/assets/root.js"]');
  const order = ["manifest.js", "const route0 = await", "window.routes", "entry.js"];
  const places = order.map((part) => code.lastIndexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test("a page without the framework stays as it is", () => {
  expect(withLateLoader("<head></head><p>Words</p>")).toBe("<head></head><p>Words</p>");
});

test("a loader of another kind stops the build", () => {
  const other = page.replace(
    'import * as route0 from "/assets/root.js"',
    'import { a } from "/b.js"',
  );
  expect(() => withLateLoader(other)).toThrow("not known");
});
