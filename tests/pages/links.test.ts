import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeEvents } from "../../src/components/events/describe-event.server.ts";
import { languageOfPath, languages } from "../../src/lib/content/load-content.server.ts";
import { loadSite } from "../../src/lib/content/site.server.ts";
import {
  attributesOf,
  builtFolder,
  builtPages,
  elementsOf,
  pageFile,
} from "../support/built-site.ts";
import { isNameOfCharity, mainLanguage } from "../support/every-language.ts";

const pages = builtPages().map((page) => ({ ...page, hrefs: attributesOf(page.html, "href") }));
const schemes = ["https:", "mailto:", "tel:", "webcal:"];

const { phone, whatsapp = phone, otherWays = [] } = loadSite();

test("pages: every local link leads to a page or file", () => {
  const addresses = new Set<string>();
  for (const { path, html, hrefs } of pages) {
    const local = [...hrefs, ...attributesOf(html, "src")].filter((address) =>
      address.startsWith("/"),
    );
    expect(local.length, path).toBeGreaterThan(10);
    for (const address of local) addresses.add(address.replace(/[#?].*/, ""));
  }
  for (const address of addresses) {
    const found = [address.slice(1), pageFile(address)].some((file) =>
      existsSync(`${builtFolder}/${file}`),
    );
    expect(found, address).toBe(true);
  }
});

test("scripts: each is named by a page or another script", () => {
  const scripts = globSync(`${builtFolder}/assets/*.js`).map((file) => file.split("/assets/")[1]);
  const texts = globSync(`${builtFolder}/{*,**/*,assets/*}.{html,js}`).map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => !texts.some((text) => text.includes(`/${name}`)))).toEqual([]);
});

/** A calendar cannot be corrected: a phone would keep an old payee for ever. */
test("calendars: name no payee", () => {
  const { bankily, fromAbroad = [] } = loadSite();
  const paidBy = ["holder", "number", "account"];
  const others = [...otherWays, ...fromAbroad].flatMap((way) => Object.entries(way));
  const payees = [
    ...[phone, phone.replace("+222", ""), whatsapp],
    ...[bankily.holder, bankily.reference, bankily.merchantCode ?? phone],
    ...others.filter(([key]) => paidBy.includes(key)).map(([, value]) => String(value)),
  ].filter((words) => !isNameOfCharity(words));
  const files = globSync(`${builtFolder}/**/*.ics`);
  expect(files.length).toBeGreaterThan(2 * languages().length);
  for (const file of files) {
    // A line of a calendar may be folded anywhere (RFC 5545, 3.1).
    const text = readFileSync(file, "utf8").replaceAll("\r\n ", "").replaceAll(" ", "");
    for (const payee of payees) expect(text, file).not.toContain(payee.replaceAll(" ", ""));
  }
});

test("pages: each is linked from another page, apart from past events", () => {
  const { language: main } = mainLanguage();
  const past = describeEvents(main).filter(({ isOver }) => isOver);
  const unlisted = ["/404", "/not-saved", ...past.map(({ path }) => path)];
  const inMain = pages.filter(({ path }) => languageOfPath(path) === main);
  const linked = inMain.flatMap(({ path, hrefs }) =>
    hrefs.map((href) => href.replace(/[#?].*/, "")).filter((address) => address !== path),
  );
  const reached = new Set([...linked, ...unlisted]);
  expect(inMain.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
});

test("pages: each link to a place on a page finds it", () => {
  const idsOf = new Map(pages.map((page) => [page.path, attributesOf(page.html, "id")]));
  for (const page of pages) {
    // A fragment with "=" carries a gift (`#amount=1000`) and is not a place.
    const fragments = page.hrefs.filter(
      (address) => /^[^:]*#[^=]*$/.test(address) && !address.endsWith("#top"),
    );
    expect(fragments, page.path).toContain("#content");
    for (const fragment of fragments) {
      const [path = "", id = ""] = fragment.split("#");
      const ids = idsOf.get(path.replace(/\?.*/, "") || page.path);
      expect(ids, `${page.path}: ${fragment}`).toContain(id);
    }
  }
});

test("pages: outside links are well formed and send no referrer", () => {
  for (const { html } of pages) {
    for (const anchor of elementsOf(html, "a[href]")) {
      const [address = ""] = attributesOf(anchor, "href");
      if (/^(?:[/#?]|$)/.test(address)) continue;
      const url = new URL(address);
      expect(schemes, address).toContain(url.protocol);
      if (url.protocol === "https:") expect(anchor).toMatch(/^<a[^>]* rel="[^"]*noreferrer/);
    }
  }
});
