import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Each folder imports only from folders after it, so there can be no circle. */
const order = [
  // Folders beside `src/`.
  ..."tests tools hosting server".split(" "),
  // Folders that list all pages, files or texts.
  ..."pages admin seo check-all-content content-security-policy".split(" "),
  // Pages, with those first that show parts of others.
  ..."home our-work questions my-gift outbox get-involved contact donate".split(" "),
  ..."accounts events diary about privacy accessibility not-found".split(" "),
  // The parts of pages.
  ..."offline layouts forms ui enhancements styles content i18n".split(" "),
];

const folderOf = (path: string): string => /^(?:src\/)?([^/.]+)/.exec(path)?.[1] ?? "";

const files = globSync("{src,server,hosting,tools,tests}/**/*.{ts,tsx,astro}").filter(
  (file) => !file.includes(".test."),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.(?:tsx?|astro))"/g)]
    .map(([, path = ""]) => join(dirname(file), path))
    .filter((path) => files.includes(path));

test.each(order)("folders: %s imports only from folders below it", (folder) => {
  const inFolder = files.filter((file) => folderOf(file) === folder);
  const upwards = inFolder.flatMap((file) =>
    importsOf(file)
      .filter((path) => order.indexOf(folderOf(path)) < order.indexOf(folder))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upwards).toEqual([]);
});

test("folders: each has a place in the order", () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...order].sort());
});
