import { expect, test } from "vitest";
import { aboutSchema } from "../about/about-texts.ts";
import { contactSchema } from "../contact/contact-texts.ts";
import { donateSchema } from "../donate/donate-texts.ts";
import { getInvolvedSchema } from "../get-involved/get-involved-texts.ts";
import { homeSchema } from "../home/home-texts.ts";
import { choosePlural, interpolate } from "../i18n/interpolate.ts";
import { uiSchema } from "../layouts/ui-texts.ts";
import { notFoundSchema } from "../not-found/not-found-texts.ts";
import { ourWorkSchema } from "../our-work/our-work-texts.ts";
import { loadFigures } from "./figures.ts";
import { languages, loadTexts } from "./load-content.ts";

const english = languages()[0];
if (!english) throw new Error("no language");

const founded = "2018";
const ui = loadTexts("ui.yaml", uiSchema, english);
const home = loadTexts("home.yaml", homeSchema, english);
const about = loadTexts("about.yaml", aboutSchema, english);
const ourWork = loadTexts("our-work.yaml", ourWorkSchema, english);
const getInvolved = loadTexts("get-involved.yaml", getInvolvedSchema, english);
const contact = loadTexts("contact.yaml", contactSchema, english);
const donate = loadTexts("donate.yaml", donateSchema, english);
const notFound = loadTexts("not-found.yaml", notFoundSchema, english);

/** The words that the specification fixes, by section; English only. */

test("section 2: the shell and Home", () => {
  const {
    home: homeLink,
    about: aboutLink,
    ourWork: work,
    getInvolved: join,
    contact: write,
    donate: give,
  } = ui.nav;
  expect([homeLink, aboutLink, work, join, write, give]).toEqual([
    "Home",
    "About Us",
    "Our Work",
    "Get Involved",
    "Contact",
    "Donate",
  ]);
  expect(interpolate(home.hero.badge, { founded })).toBe("Volunteer-led since 2018");
  const [first, second, third, since] = ui.trust.badges;
  expect([first, second, third, interpolate(since, { founded })]).toEqual([
    "100% Transparent",
    "Verified Impact",
    "Volunteer-Led",
    "Since 2018",
  ]);
});

test("section 2: About, Our Work and the 404 page", () => {
  const { compassion, community, impact, integrity } = about.values;
  expect([compassion, community, impact, integrity].map(({ title }) => title)).toEqual([
    "Compassion",
    "Community",
    "Impact",
    "Integrity",
  ]);
  const { y2018, y2023, future } = ourWork.timeline;
  expect([y2018.year, y2023.year, `${future.year} ${future.title}`]).toEqual([
    "2018",
    "2023",
    "2024+ Looking Forward",
  ]);
  expect([notFound.code, notFound.title]).toEqual(["404", "Oops! Page not found"]);
});

test("sections 2 and 3: Donate", () => {
  expect(donate.hero.lead).toContain("100% of donations go to our programs");
  const { families, transparent, direct } = donate.stats;
  expect([
    families,
    `${transparent.value} ${transparent.label}`,
    `${direct.value} ${direct.label}`,
  ]).toEqual(["Families Helped", "100% Transparent", "Direct Impact"]);
  const { feed, water, cleanUp, program } = donate.levels;
  expect([feed, water, cleanUp, program].map(({ title }) => title)).toEqual([
    "Feed a Family",
    "Clean Water Delivery",
    "Community Clean-up",
    "Monthly Program Support",
  ]);
  const given = loadFigures().impactLevels.map(({ id, provides }) =>
    interpolate(choosePlural(donate.levels[id].description, provides, english.locale), {
      count: `${provides}`,
    }),
  );
  expect(given).toEqual([
    "Meals for a family of 4 for a week, 28 meals",
    "500 litres of clean water",
    "500 kg of waste removed",
    "1 full program month",
  ]);
  const { MRU, USD, EUR, XOF } = donate.currency.codes;
  expect([MRU.name, XOF.name]).toEqual(["Mauritanian Ouguiya", "West African CFA Franc"]);
  expect([MRU, USD, EUR, XOF].map(({ description }) => description)).toEqual([
    "Local currency - maximum impact",
    "Strong purchasing power",
    "High value impact",
    "Regional currency",
  ]);
  expect(donate.currency).toMatchObject({
    update: "Update Rates",
    approximate: "Approximate rates",
    amountPlaceholder: "Enter amount",
    loading: "Loading...",
    updated: { title: "Rates Updated", text: "Currency rates refreshed from reliable sources" },
    usingCached: { title: "Using Cached Rates", text: "Live rates unavailable, using cached data" },
  });
});

test("sections 2 and 4: Bankily", () => {
  expect(donate.bankily).toMatchObject({
    copied: { title: "Copied!", text: "Phone number copied to clipboard" },
    copy: "Copy",
    copyLarge: "Copy Phone Number for Bankily",
    copiedLarge: "Phone Number Copied!",
    secure: { title: "Secure & Transparent" },
  });
});

test("section 3: the commitments of the four roles", () => {
  const { outreach, food, admin, awareness } = getInvolved.roles;
  expect([outreach, food, admin, awareness].map(({ commitment }) => commitment)).toEqual([
    "4-8 hours/week",
    "Weekend shifts",
    "Flexible hours",
    "Event-based",
  ]);
});

test("section 2: Contact, and the promise of section 9", () => {
  expect([contact.form.submit, contact.form.submitting]).toEqual(["Send Message", "Sending..."]);
  const { name, email, subject, message } = contact.form;
  expect([name, email, subject, message].map(({ label }) => label)).toEqual([
    "Full Name",
    "Email Address",
    "Subject",
    "Message",
  ]);
  expect(contact.details.location.value).toBe("Nouakchott, Mauritania");
  expect(contact.details.reply).toContain("within 24 hours");
});
