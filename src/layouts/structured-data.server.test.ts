import { expect, test, vi } from "vitest";
import { smallContent } from "../../tests/support/content-copy.ts";
import { languageOfPath, languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import { structuredData } from "./structured-data.server.ts";

const { address, founded, facebook, instagram, phone } = loadSite();

const nodesOf = (...args: Parameters<typeof structuredData>): unknown[] =>
  JSON.parse(structuredData(...args) ?? "")["@graph"];

test.each(languages())(
  "structured data in $code: describes the charity on Home and the gift on Donate",
  (language) => {
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
  },
);

test("structured data: claims a registration only when the charity has one", () => {
  const copy = smallContent({}, ["home", "ui"]);
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

test("structured data: no text can end the script", () => {
  for (const language of languages()) {
    expect(structuredData("home", language)).not.toContain("<");
  }
  expect(structuredData("notFound", languageOfPath("/"))).toBeUndefined();
});
