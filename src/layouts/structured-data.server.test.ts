import { describe, expect, test, vi } from "vitest";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { languageOfPath, languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import { structuredData } from "./structured-data.server.ts";

const { address, founded, facebook, instagram, phone } = loadSite();

const nodesOf = (...asked: Parameters<typeof structuredData>): unknown[] =>
  JSON.parse(structuredData(...asked) ?? "")["@graph"];

describe.each(languages())("in $code", (language) => {
  test("Home says who the charity is, and Donate how to give", () => {
    expect(nodesOf("home", language)).toEqual([
      expect.objectContaining({
        "@type": "NGO",
        foundingDate: String(founded),
        sameAs: [facebook, instagram],
        knowsLanguage: languages().map(({ code }) => code),
        contactPoint: [expect.objectContaining({ "@type": "ContactPoint", telephone: phone })],
      }),
    ]);
    expect(nodesOf("donate", language)).toEqual([
      expect.objectContaining({
        "@type": "DonateAction",
        recipient: expect.objectContaining({ "@id": `${address}/#charity` }),
        target: expect.objectContaining({ urlTemplate: `${address}${language.prefix}/donate` }),
      }),
    ]);
  });
});

test("the registration is claimed when the charity has given it, and only then", () => {
  const copy = new ContentCopy();
  copy.unset("site.yaml", ["registration"]);
  vi.stubEnv("CONTENT_DIR", copy.folder);
  const [charity] = nodesOf("home", languageOfPath("/"));
  expect(charity).not.toHaveProperty("legalName");
  expect(charity).not.toHaveProperty("identifier");
  copy.set("site.yaml", {
    registration: { name: "Tent", number: "12", date: "2019-03-02", authority: "A" },
  });
  const [registered] = nodesOf("home", languageOfPath("/"));
  expect(registered).toMatchObject({ legalName: "Tent", identifier: "12" });
});

test("no text can end the script", () => {
  for (const language of languages()) {
    expect(structuredData("home", language)).not.toContain("<");
  }
  expect(structuredData("notFound", languageOfPath("/"))).toBeUndefined();
});
