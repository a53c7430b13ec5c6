import { describe, expect, test } from "vitest";

import { languages } from "../../src/content/load-content.ts";
import { loadTexts } from "../../src/content/load-texts.ts";
import { loadSite, type Site } from "../../src/content/site.ts";
import { mailProblems, mailVariables, peopleProblems, siteProblems } from "./site-problems.ts";

const ready: Site = {
  ...loadSite(),
  zakat: "no",
  address: "https://www.tent-of-neighbours.mr",
  phone: "+222 36 12 34 56",
  email: "salam@tent-of-neighbours.mr",
  facebook: "https://www.facebook.com/tentofneighbours",
  instagram: "https://www.instagram.com/tentofneighbours",
  bankily: { reference: "Donation", holder: "Salam", numberSince: "2026-01-01", qrImage: "qr.png" },
  registration: { name: "Tent of Neighbours", number: "12", date: "2019-03-01", authority: "A" },
};
const here = () => true;
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

describe("who the charity is", () => {
  test("a site of its own is ready", () => {
    expect(siteProblems(ready, here)).toEqual([]);
  });

  test.each([
    ["address", { address: "https://khayma-relief.example" }],
    ["address", { address: "https://www.example.org" }],
    ["address", { address: "https://localhost" }],
    ["phone", { phone: "+222 00 00 00 00" }],
    ["email", { email: "info@example.org" }],
    ["email", { email: "info@mail.test" }],
    ["facebook", { facebook: "https://www.facebook.com/example" }],
    ["facebook", { facebook: "https://www.facebook.com/" }],
    ["instagram", { instagram: "https://www.instagram.com/example/" }],
    ["zakat", { zakat: "undecided" }],
  ] as const)("a placeholder is found: %s, %o", (key, change) => {
    expect(keys(siteProblems({ ...ready, ...change }, here))).toEqual([key]);
  });

  test("the number of another way that belongs to nobody is found", () => {
    const wallet = {
      kind: "wallet",
      name: "A",
      holder: "A",
      steps: {},
      tried: "2025-11-20",
    } as const;
    const otherWays = ["+222 36 12 34 56", "+222 00 00 00 00"].map((number) => ({
      ...wallet,
      number,
    }));
    expect(keys(siteProblems({ ...ready, otherWays }, here))).toEqual(["otherWays, 2"]);
  });

  test("Bankily's QR code must be named and be there", () => {
    const { qrImage: _, ...bankily } = ready.bankily;
    expect(keys(siteProblems({ ...ready, bankily }, here))).toEqual(["bankily.qrImage"]);
    const [problem] = siteProblems(ready, (file) => file !== "qr.png");
    expect(problem?.problem).toBe("content/images/qr.png does not exist.");
  });

  test("the registration is asked for", () => {
    const { registration: _, ...site } = ready;
    expect(keys(siteProblems(site, here))).toEqual(["registration"]);
  });
});

test("people without a name", () => {
  const [main] = languages();
  if (main === undefined) throw new Error("no language");
  const about = loadTexts("about", main);
  const [first, second] = about.founders.people;
  const named = { ...first, name: "Aïssata" };
  const founders = {
    ...about.founders,
    people: [named, second] satisfies typeof about.founders.people,
  };
  expect(peopleProblems({ ...about, founders }, "x")).toHaveLength(4);
  expect(keys(peopleProblems({ ...about, founders }, "x"))[0]).toBe("founders.people, 2");
});

test("EmailJS ids that are missing or blank", () => {
  const all = Object.fromEntries(mailVariables.map((name) => [name, "id"]));
  expect(mailProblems(all)).toEqual([]);
  expect(keys(mailProblems({ ...all, VITE_EMAILJS_SERVICE_ID: " " }))).toEqual([
    "VITE_EMAILJS_SERVICE_ID",
  ]);
  expect(mailProblems({})).toHaveLength(4);
});
