import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { expect, test } from "vitest";
import { builtPages } from "../support/built-site.ts";

type Node = DefaultTreeAdapterTypes.Node;

const elementsIn = (node: Node): DefaultTreeAdapterTypes.Element[] => {
  const own = tree.isElementNode(node) ? [node] : [];
  const inside = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  return [...own, ...inside.flatMap(elementsIn)];
};

test("pages: are valid HTML, in which a browser closes, adds or moves no element", () => {
  for (const { path, html } of builtPages()) {
    const errors: string[] = [];
    const page = parse(html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine, startCol }) =>
        errors.push(`${code} ${startLine}:${startCol}`),
    });
    const elements = elementsIn(page);
    const guessed = elements.filter(({ sourceCodeLocation: place, tagName }) => {
      const isVoid = place && !place.endTag;
      return !place?.startTag || (isVoid && html.includes(`</${tagName}>`));
    });
    expect([errors, guessed.map(({ tagName }) => tagName)], path).toEqual([[], []]);
    const ids = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "id"));
    expect(new Set(ids.map(({ value }) => value)).size, `${path}: an id twice`).toBe(ids.length);
  }
});

test("pages: have a size for each picture", () => {
  for (const { path, html } of builtPages()) {
    for (const image of html.match(/<img\b[^>]*>/g) ?? []) {
      expect(image, path).toMatch(/\swidth="\d+"/);
      expect(image, path).toMatch(/\sheight="\d+"/);
    }
  }
});
