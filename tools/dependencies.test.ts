import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";

const versions = v.record(v.string(), v.string());
const packageJson = v.object({ devDependencies: versions, optionalDependencies: versions });
const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), inBundle: v.optional(v.boolean()) }),
  ),
});

const read = <Schema extends v.GenericSchema>(file: string, schema: Schema) =>
  v.parse(schema, JSON.parse(readFileSync(file, "utf8")));

const { devDependencies, optionalDependencies } = read("package.json", packageJson);

test("dependencies: the list names each of them once, and no other, and there are few", () => {
  const lines = readFileSync("docs/dependencies.md", "utf8").matchAll(/^- `(.+?)`:/gm);
  const named = [...lines].flatMap(([, names = ""]) => names.split("`, `")).sort();
  expect(named.length).toBeLessThanOrEqual(46);
  expect(named).toEqual(Object.keys({ ...devDependencies, ...optionalDependencies }).sort());
});

test("dependencies: each has an exact version, and Node the same on every system", () => {
  for (const version of Object.values({ ...devDependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^(?:npm:[\w-]+@)?\d+\.\d+\.\d+$/);
  }
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

test("dependencies: no install script runs", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("lock file: every package has a checksum, or is part of a package that has one", () => {
  const { packages } = read("package-lock.json", lockFile);
  const unchecked = Object.keys(packages).filter((path) => {
    const { integrity, inBundle } = packages[path] ?? {};
    return path !== "" && !inBundle && !integrity?.startsWith("sha512-");
  });
  expect(unchecked).toEqual([]);
});
