import { expect, test } from "vitest";
import { namedThings } from "./check-docs.ts";

const roots = new Set(["app", "docs", "README.md", ".github"]);

test.each([
  [
    "a link, from the document's folder",
    "see [this](decisions/001.md#why)",
    ["docs/decisions/001.md"],
  ],
  ["a link upwards", "[home](../README.md)", ["docs/../README.md"]],
  ["a file in code", "in `app/root.tsx`", ["app/root.tsx"]],
  ["a folder in code", "in `app/pages/`", ["app/pages/"]],
  ["a root file in code", "`README.md`", ["README.md"]],
  ["no path: a word", "`useState` and `text/html`", []],
  ["no path: a pattern or a command", "`app/*.ts`, `app/{a,b}`, `node app/x.ts`", []],
  ["no path: another site", "[x](https://example.org/app/root.tsx) [y](mailto:a@b.c)", []],
  ["no path: a heading of this document", "[x](#title)", []],
  ["no path: a block of code", "```sh\ncat `app/gone.ts`\n```\n", []],
])("%s", (_what, markdown, paths) => {
  expect(namedThings(markdown, "docs", roots).paths).toEqual(paths);
});

test("scripts of npm, in blocks of code too", () => {
  const markdown = "`npm run build`\n```sh\nnpm run test:unit\nPORT=1 npm run build\n```\n";
  expect(namedThings(markdown, "", roots).scripts).toEqual(["build", "test:unit"]);
});
