import type { NGO } from "schema-dts";
import { describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { languageOfPath, languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import { structuredData } from "./structured-data.server.ts";

const { address, founded, facebook, instagram, phone } = loadSite();

const nodesOf = (...asked: Parameters<typeof structuredData>): unknown[] =>
  JSON.parse(structuredData(...asked) ?? "")["@graph"];

describe.each(languages())("in $code", (language) => {
  test("Donate says who the charity is, how to give, and where the page stands", () => {
    expect(nodesOf("donate", language)).toEqual([
      expect.objectContaining({
        "@type": "NGO",
        foundingDate: String(founded),
        sameAs: [facebook, instagram],
        knowsLanguage: languages().map(({ code }) => code),
        contactPoint: [expect.objectContaining({ "@type": "ContactPoint", telephone: phone })],
      }),
      expect.objectContaining({
        "@type": "DonateAction",
        recipient: { "@id": `${address}/#charity` },
        target: expect.objectContaining({ urlTemplate: `${address}${language.prefix}/donate` }),
      }),
      expect.objectContaining({
        itemListElement: [
          expect.objectContaining({ position: 1, item: address + (language.prefix || "/") }),
          expect.objectContaining({ position: 2, item: `${address}${language.prefix}/donate` }),
        ],
      }),
    ]);
  });

  test("Home has no breadcrumbs, since nothing stands above it", () => {
    const types = nodesOf("home", language).map((node) => Object(node)["@type"]);
    expect(types).toEqual(["NGO"]);
  });
});

test("the registration is claimed when the charity has given it, and only then", () => {
  const copy = new ContentCopy();
  copy.unset("site.yaml", ["registration"]);
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const [charity] = nodesOf("about", languageOfPath("/"));
  expect(charity).not.toHaveProperty("legalName");
  expect(charity).not.toHaveProperty("identifier");
  copy.set("site.yaml", {
    registration: { name: "Tent", number: "12", date: "2019-03-02", authority: "A" },
  });
  const [registered] = nodesOf("about", languageOfPath("/"));
  expect(registered).toMatchObject({ legalName: "Tent", identifier: "12" });
  vi.unstubAllEnvs();
});

test("the compiler knows the vocabulary of schema.org", () => {
  // @ts-expect-error: the vocabulary has no such property
  const wrong: NGO = { "@type": "NGO", fundingDate: "2018" };
  expect(wrong).toHaveProperty("fundingDate");
});

test("no text can end the script", () => {
  for (const language of languages()) {
    expect(structuredData("donate", language)).not.toContain("<");
  }
  expect(structuredData("notFound", languageOfPath("/"))).toBeUndefined();
});
