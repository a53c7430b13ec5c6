import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack } from "./bundle.ts";

const piece = fc.constantFrom(
  "<style>a{}</style>",
  "<footer><svg></svg></footer>",
  "<svg>",
  "</svg>",
  "<script>1</script>",
  "<header>",
  "text",
);
const path = fc.nat({ max: 20 }).map((n) => `/page-${n}`);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

test("files come out as they went in", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(path, text)), (entries) => {
      const files = new Map(entries);
      expect(new Map(unpack(pack(files)))).toEqual(files);
    }),
  );
});

test("what two pages have in common stands once", () => {
  const page = (words: string) => `<head><style>a{}</style></head><main>${words}</main>`;
  const { pieces } = pack(
    new Map([
      ["/a", page("one")],
      ["/b", page("two")],
    ]),
  );
  expect(pieces.filter((one) => one.includes("<style>"))).toHaveLength(1);
});
