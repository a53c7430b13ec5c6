import { expect, test } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { languageOfPath, languages } from "../lib/content/load-content.server.ts";
import { loadSite } from "../lib/content/site.server.ts";
import { structuredData } from "./structured-data.server.ts";

const { address, founded, facebook, instagram, phone, registration } = loadSite();

const nodesOf = (...args: Parameters<typeof structuredData>): unknown[] =>
  JSON.parse(structuredData(...args) ?? "")["@graph"];

const main = languageOfPath("/");

test("structured data: describes the charity on Home and the gift on Donate", () => {
  expect(nodesOf("home", main)).toEqual([
    expect.objectContaining({
      "@type": "NGO",
      foundingDate: String(founded),
      telephone: phone,
      sameAs: [facebook, instagram],
      knowsLanguage: languages().map(({ code }) => code),
    }),
  ]);
  expect(structuredData("home", main)?.includes("legalName")).toBe(registration !== undefined);
  expect(nodesOf("donate", main)).toEqual([
    expect.objectContaining({
      "@type": "DonateAction",
      recipient: expect.objectContaining({ "@id": `${address}/#charity` }),
      target: `${address}/donate`,
    }),
  ]);
});

test("structured data: no text can end the script", () => {
  smallContent({}, ["home"]).set("en/ui.yaml", { name: "</script>" });
  expect(structuredData("home", main)).toContain("\\u003c/script>");
  for (const page of ["about", "notFound"] as const) {
    expect(structuredData(page, main)).toBeUndefined();
  }
});
