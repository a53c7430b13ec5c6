import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** A folder beside `src/`, in it, or in its `lib/` and `components/`; the parts of pages are one. */
function folderOf(path: string): string {
  const [, folder = ""] = /^((?:src\/)?(?:(?:lib|components)\/)?[^/]+)\//.exec(path) ?? [];
  return pageFolders.has(folder) ? "src/components/<page>" : folder;
}

const pageFolders = new Set(globSync("src/components/*/*-page.tsx").map(dirname));

/** The rows of the table in the architecture: each imports only from itself and those below it. */
const layers = [...readFileSync("docs/architecture.md", "utf8").matchAll(/^\| (`.*?) \|/gm)].map(
  ([, cell = ""]) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, folder = ""]) => folder),
);

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
    .filter((file) => folderOf(file) !== "src/pages")
    .flatMap((file) =>
      importsOf(file, readFileSync(file, "utf8").replace(withoutTypes, ""))
        .filter((path) => path.includes(".server."))
        .map((path) => `${file} imports ${path}: it must end in .server.tsx or -page.tsx`),
    );
  expect(unnamed).toEqual([]);
});
