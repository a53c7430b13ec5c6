import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const spokenAttributes = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "placeholder",
  "title",
  "label",
]);

function looseWords(code: string): string[] {
  const found: string[] = [];
  visit(parseAst(code, { lang: "tsx" }), (node) => {
    if (node["type"] === "JSXText") found.push(String(node["value"]));
    if (node["type"] === "JSXAttribute" && isSpoken(node)) found.push(valueOfAttribute(node));
    if (node["type"] === "JSXExpressionContainer") found.push(...literalsIn(node["expression"]));
  });
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function visit(node: unknown, look: (node: Node) => void, insideAttribute = false): void {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, look, insideAttribute);
  } else if (isNode(node)) {
    const attribute = insideAttribute || node["type"] === "JSXAttribute";
    if (!(insideAttribute && node["type"] === "JSXExpressionContainer")) look(node);
    for (const value of Object.values(node)) visit(value, look, attribute);
  }
}

function isSpoken({ name }: Node): boolean {
  return isNode(name) && spokenAttributes.has(String(name["name"]));
}

function valueOfAttribute({ value }: Node): string {
  return isNode(value) && typeof value["value"] === "string" ? value["value"] : "";
}

function literalsIn(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  if (expression["type"] === "Literal") {
    return typeof expression["value"] === "string" ? [expression["value"]] : [];
  }
  if (expression["type"] === "ConditionalExpression") {
    return [...literalsIn(expression["consequent"]), ...literalsIn(expression["alternate"])];
  }
  return expression["type"] === "LogicalExpression" ? literalsIn(expression["right"]) : [];
}

const components = globSync("src/**/*.tsx");

test("there are components to look at", () => {
  expect(components.length).toBeGreaterThan(30);
});

test.each(components)("%s holds no words of its own", (file) => {
  expect(looseWords(readFileSync(file, "utf8"))).toEqual([]);
});

test("the check sees words wherever they stand", () => {
  expect(looseWords("const a = <p>Read me</p>;")).toEqual(["Read me"]);
  expect(looseWords('const a = <img alt="A tent" className="size-9" />;')).toEqual(["A tent"]);
  expect(looseWords('const a = <p>{ok ? "Yes sir" : null}</p>;')).toEqual(["Yes sir"]);
  expect(looseWords('const a = <p className={ok ? "big" : "small"}>{text} – 1</p>;')).toEqual([]);
});
