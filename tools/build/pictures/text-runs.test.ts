import { expect, test } from "vitest";
import { visualRuns } from "./text-runs.ts";

const shown = (line: string, base: "ltr" | "rtl") =>
  visualRuns(line, base).map(({ text, direction }) => `${direction}:${text}`);

test.each([
  ["only Latin", "Neighbours, 2018!", "ltr", ["ltr:Neighbours, 2018!"]],
  ["only Arabic", "الجار سند لجاره.", "rtl", ["rtl:الجار سند لجاره."]],
  ["a year at the end stands leftmost", "منذ 2018", "rtl", ["ltr:2018", "rtl:منذ "]],
  [
    "a percentage keeps its sign on its right",
    "شفافية 100% لنا",
    "rtl",
    ["rtl: لنا", "ltr:100%", "rtl:شفافية "],
  ],
  [
    "a Latin name of two words stays whole",
    "مع Khayma Relief دائما",
    "rtl",
    ["rtl: دائما", "ltr:Khayma Relief", "rtl:مع "],
  ],
  ["Arabic within a Latin line", "the أوقية now", "ltr", ["ltr:the ", "rtl:أوقية", "ltr: now"]],
] as const)("%s", (_what, line, base, runs) => {
  expect(shown(line, base)).toEqual(runs);
});

test("nothing is lost or added", () => {
  const line = "خيمة (Khayma) 2018، 100%.";
  const letters = (text: string) => [...text].sort().join("");
  expect(
    letters(
      visualRuns(line, "rtl")
        .map(({ text }) => text)
        .join(""),
    ),
  ).toBe(letters(line));
});
