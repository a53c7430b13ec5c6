import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folders.ts";
import { pageFilesIn } from "./page-files.ts";

test("page files: are what a page names at first, and what its islands import besides, without pictures of a sheet", () => {
  const folder = temporaryFolder({
    "assets/page.1.js": 'import("/assets/watch.1.js")',
    "assets/watch.1.js": "",
    "assets/form.1.js":
      'import{a}from"./shared.1.js";fetch("/assets/list.1.json");show("/assets/steps.1.svg")',
    "assets/shared.1.js": 'import"./form.1.js"',
    "assets/client.1.js": 'import"./shared.1.js"',
    "assets/list.1.json": "[]",
    "assets/tent.1.svg": "<svg/>",
    "assets/steps.1.svg": "<svg/>",
    "assets/late.1.svg": "<svg/>",
    "assets/never.1.js": "",
    // A name that begins another one is not named by it.
    "assets/shared.1.j": "",
  });
  const files = pageFilesIn(folder).filesOf(
    "<style>p{background:url(/assets/tent.1.svg)}</style><script>load(`/assets/page.1.js`)</script>" +
      '<img src="/assets/late.1.svg#s1" alt="">' +
      '<astro-island component-url="/assets/form.1.js" renderer-url="/assets/client.1.js">',
  );
  expect(files).toEqual({
    shown: ["page.1.js", "tent.1.svg", "watch.1.js"],
    islands: ["client.1.js", "form.1.js", "list.1.json", "shared.1.js"],
  });
});
