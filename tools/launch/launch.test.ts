import { describe, expect, test } from "vitest";
import { aboutSchema } from "../../src/about/about-texts.ts";
import { loadFigures, loadSite, loadTexts } from "../../src/content/load-content.ts";
import type { Site } from "../../src/content/site.ts";
import { languages } from "../../src/i18n/languages.ts";
import { ageProblems } from "./age-problems.ts";
import { figureProblems } from "./figure-problems.ts";
import { listProblems, summarizeProblems } from "./list-problems.ts";
import { mailProblems, mailVariables } from "./mail-problems.ts";
import { markedProblems } from "./marked-problems.ts";
import { peopleProblems } from "./people-problems.ts";
import { siteProblems } from "./site-problems.ts";

const ready: Site = {
  ...loadSite(),
  address: "https://www.tent-of-neighbours.mr",
  phone: "+222 36 12 34 56",
  email: "salam@tent-of-neighbours.mr",
  facebook: "https://www.facebook.com/tentofneighbours",
  instagram: "https://www.instagram.com/tentofneighbours",
  bankily: { reference: "Donation", holder: "Salam", numberSince: "2026-01-01", qrImage: "qr.png" },
  reviewed: "2026-06-01",
};
const now = new Date("2026-11-20T12:00:00Z");
const here = () => true;
const keys = (problems: readonly { key: string }[]) => problems.map(({ key }) => key);

describe("who the charity is", () => {
  test("a site of its own is ready", () => {
    expect([...siteProblems(ready, here), ...ageProblems(ready, now)]).toEqual([]);
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
  ] as const)("a placeholder is found: %s, %o", (key, change) => {
    expect(keys(siteProblems({ ...ready, ...change }, here))).toEqual([key]);
  });

  test("Bankily's QR code must be named and be there", () => {
    const { qrImage: _, ...bankily } = ready.bankily;
    expect(keys(siteProblems({ ...ready, bankily }, here))).toEqual(["bankily.qrImage"]);
    const [problem] = siteProblems(ready, (file) => file !== "qr.png");
    expect(problem?.problem).toBe("content/images/qr.png does not exist.");
  });

  test.each([
    ["a year ago", "2025-11-20", []],
    ["more than a year ago", "2025-11-19", ["reviewed"]],
    ["still to come", "2026-11-21", ["reviewed"]],
  ])("the content was read %s", (_what, reviewed, expected) => {
    expect(keys(ageProblems({ ...ready, reviewed }, now))).toEqual(expected);
  });
});

describe("figures", () => {
  const figures = loadFigures();
  const withImpact = (change: Partial<typeof figures.impact>) => ({
    ...figures,
    impact: { ...figures.impact, ...change },
  });
  const years = (value: number, atLeast = false) => withImpact({ years: { value, atLeast } });

  test.each([
    [years(6), 2024, []],
    [years(5), 2024, []],
    [years(4), 2024, ["impact.years"]],
    [years(8), 2024, ["impact.years"]],
    [years(6), 2026, ["impact.years"]],
    [years(6, true), 2026, []],
  ])("years of service against the year of founding, case %#", (changed, year, expected) => {
    expect(keys(figureProblems(changed, 2018, year))).toEqual(expected);
  });

  test("more families in a week than in all years", () => {
    const weeklyFamilies = { value: 501, atLeast: false };
    expect(keys(figureProblems(withImpact({ weeklyFamilies }), 2018, 2024))).toEqual([
      "impact.weeklyFamilies",
    ]);
  });

  test("a shared gift cannot buy more than the levels' prices allow, nor more than a larger one", () => {
    const [top, ...lower] = figures.impactTiers;
    if (top === undefined) throw new Error("no tiers");
    const dear = { ...figures, impactTiers: [{ ...top, water: 50_000 }, ...lower] };
    expect(keys(figureProblems(dear, 2018, 2024))).toEqual(["impactTiers, from 10000"]);
    const mean = { ...figures, impactTiers: [{ ...top, meals: 1 }, ...lower] };
    expect(figureProblems(mean, 2018, 2024)[0]?.problem).toContain(
      "more meals than the tier from 10000",
    );
  });
});

test("people without a name", () => {
  const [main] = languages();
  if (main === undefined) throw new Error("no language");
  const about = loadTexts("about.yaml", aboutSchema, main);
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

test("wordings that were marked as unconfirmed", () => {
  const yaml =
    "a: b # unconfirmed: the button may be called Envoyer\n# unconfirmed\nc: confirmed\n";
  expect(markedProblems("f", yaml)).toEqual([
    {
      where: "f",
      key: "line 1",
      problem: "is marked as unconfirmed: the button may be called Envoyer.",
    },
    { where: "f", key: "line 2", problem: "is marked as unconfirmed." },
  ]);
});

test("the list is by file, and the build says it in one line", () => {
  const problems = [
    { where: "a", key: "x", problem: "is wrong." },
    { where: "b", key: "y", problem: "is wrong." },
    { where: "a", key: "z", problem: "is wrong." },
  ];
  expect(listProblems(problems)).toBe(
    "Not ready for the public: 3 things to settle.\n\na\n  x: is wrong.\n  z: is wrong.\n\nb\n  y: is wrong.",
  );
  expect(summarizeProblems(problems)?.split("\n")).toHaveLength(1);
  expect(listProblems([])).toBe("Ready for the public.");
  expect(summarizeProblems([])).toBeUndefined();
});
