import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { checkLetters } from "./check-letters.ts";

test("letters: those that the typeface lacks are named once with their file", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const copy = smallContent({ "ff.yaml": "title: Ɓooyɗo\nitems: [Là, ŋ, ɓ, ŋ, ماء]\n" });
  checkLetters();
  const file = join(copy.folder, "ff.yaml");
  const lines = ["Ɓ", "ɗ", "ŋ", "ɓ"].map((letter) => `${letter}  ${file}`);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`:\n  ${lines.join("\n  ")}`),
  );
});
