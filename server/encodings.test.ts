import { expect, test } from "vitest";
import { acceptedEncodings } from "./encodings.ts";

test.each([
  [undefined, []],
  ["", []],
  ["identity", []],
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip", ["gzip"]],
  ["br;q=0.5, gzip;q=0.8", ["gzip", "br"]],
  ["*", ["br", "gzip"]],
  ["*;q=0", []],
  ["gzip, *;q=0", ["gzip"]],
  ["br; q=oops", []],
])("%j: %j", (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});
