import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const folderOf = (path: string): string => /^(?:src\/)?([^/.]+)/.exec(path)?.[1] ?? "";

const pageFolders = [...new Set(globSync("src/*/*-page.tsx").map(folderOf))];

/** Each layer imports only from layers after it. */
const layers = [
  // Folders beside `src/`.
  ..."tests tools hosting server".split(" "),
  // Folders that list all pages, files or texts.
  ..."pages check-all-content admin seo".split(" "),
  pageFolders,
  // The parts of pages.
  ..."offline layouts forms mail scripts payee".split(" "),
  ..."charity shell addresses ui styles content".split(" "),
  // What programs say is filled in, and the rules of the languages say what is wrong.
  ["terminal", "i18n"],
].map((layer) => [layer].flat());

const files = globSync("{src,server,hosting,tools,tests}/**/*.{ts,tsx,astro}").filter(
  (file) => !file.includes(".test."),
);

const withoutTypes = /^(?:import|export) type [^;]*;/gm;

function importsOf(file: string, code = readFileSync(file, "utf8")): string[] {
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.(?:tsx?|astro))"/g)]
    .map(([, path = ""]) => join(dirname(file), path))
    .filter((path) => files.includes(path));
}

const layerOf = (file: string) => layers.findIndex((layer) => layer.includes(folderOf(file)));

test.each(layers)("folders: %s imports only from layers below it", (...layer) => {
  const upwards = files
    .filter((file) => layer.includes(folderOf(file)))
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => layerOf(path) < layerOf(file))
        .map((path) => `${file} imports ${path}`),
    );
  expect(upwards).toEqual([]);
});

test("folders: few pages use what belongs to another", () => {
  const pairs = files.flatMap((file) => importsOf(file).map((path) => [file, path].map(folderOf)));
  const ofPages = pairs.filter((pair) => pair.every((folder) => pageFolders.includes(folder)));
  const between = ofPages.filter(([from, to]) => from !== to).map(String);
  const known = "get-involved,events home,diary our-work,diary";
  expect([...new Set(between)].sort()).toEqual(known.split(" "));
});

test("folders: each has a place in a layer", () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual(layers.flat().sort());
});

test("files: what runs inline is alone in its file, and imports only types", () => {
  const inline = files.filter((file) => file.endsWith(".inline.ts"));
  const others = inline.flatMap((file) => {
    const code = readFileSync(file, "utf8").replace(withoutTypes, "");
    return code.match(/^(?!export const )[a-z].*/gm) ?? [];
  });
  expect(others).toEqual([]);
  const runs = /(?<!=> )inlineScript\((\w+)|Scripts=\{\[([\w, ]+)/g;
  const isInline = (name: string) =>
    inline.some((file) => readFileSync(file, "utf8").includes(`export const ${name} =`));
  const names = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(runs)].flatMap(([, one = "", list = one]) =>
      list.split(", "),
    ),
  );
  expect(names.filter((name) => !isInline(name))).toEqual([]);
});

test("files: the name tells which files only the build runs", () => {
  const unnamed = files
    .filter((file) => file.startsWith("src/") && /(?<!\.server|-page)\.tsx?$/.test(file))
    .filter((file) => folderOf(file) !== "pages")
    .flatMap((file) =>
      importsOf(file, readFileSync(file, "utf8").replace(withoutTypes, ""))
        .filter((path) => path.includes(".server."))
        .map((path) => `${file} imports ${path}: it must end in .server.tsx or -page.tsx`),
    );
  expect(unnamed).toEqual([]);
});
