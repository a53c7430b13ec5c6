import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Each imports only from what comes after it: no circle fits into a line. */
const order = [
  // What stands beside `src/`.
  ..."tests tools hosting server".split(" "),
  // What lists all pages, all files and all texts.
  ..."pages admin seo check-all-content content-security-policy".split(" "),
  // The pages, those first that show parts of others.
  ..."home our-work questions my-gift outbox get-involved contact donate".split(" "),
  ..."accounts events diary about privacy accessibility not-found".split(" "),
  // What pages are made of.
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

test.each(order)("%s imports nothing that stands above it", (folder) => {
  const own = files.filter((file) => folderOf(file) === folder);
  const upwards = own.flatMap((file) =>
    importsOf(file)
      .filter((path) => order.indexOf(folderOf(path)) < order.indexOf(folder))
      .map((path) => `${file} imports ${path}`),
  );
  expect(upwards).toEqual([]);
});

test("every folder has its place", () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...order].sort());
});
