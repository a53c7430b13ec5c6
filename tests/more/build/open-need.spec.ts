import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { buildSite, expectWords, htmlOf } from "../../support/built-site.ts";
import { everyLanguage } from "../../support/every-language.ts";
import { expect, test } from "../../support/site-test.ts";
import { budgets, mostWithBrotli, packed, packedWithBrotli } from "../weight/budgets.ts";

const folder = "build/need";

test("open need: the pages that show it stay within their budgets", () => {
  test.setTimeout(180_000);
  const content = `${folder}/content`;
  cpSync("content", content, { recursive: true });
  const example = readFileSync(`${content}/examples/need.yaml`, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(`${content}/need.yaml`, example.replace(/(?<=^(?:asOf|until): ).*/gm, today));
  expect(buildSite(content, folder)).toBe("");
  for (const { shell, texts } of everyLanguage) {
    const pageOf = (page: "home" | "donate" | "facts") => {
      const html = htmlOf(shell.paths[page], `${folder}/client`);
      expectWords(html, texts("donate").need.missing, page);
      return html;
    };
    expect.soft(packed(pageOf("home"))).toBeLessThanOrEqual(budgets.reading.html);
    expect.soft(packed(pageOf("facts"))).toBeLessThanOrEqual(budgets.reading.html);
    expect.soft(packedWithBrotli(pageOf("donate"))).toBeLessThanOrEqual(mostWithBrotli);
  }
});
