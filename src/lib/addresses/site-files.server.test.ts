import { expect, test } from "vitest";
import { languages } from "../content/load-content.server.ts";
import { loadSite } from "../content/site.server.ts";
import { pages } from "./pages.server.ts";
import { securityTxt } from "./site-files.server.ts";

const { address, email } = loadSite();
const codes = languages().map(({ code }) => code);

test("security.txt: is valid for nearly a year after the build", () => {
  const text = securityTxt(new Date("2026-11-20T10:00:00.123Z"));
  expect(text).toContain("Expires: 2027-11-15T10:00:00Z\n");
  expect(text).toContain(`Canonical: ${address}/.well-known/security.txt\n`);
  expect(text).toContain(`Contact: mailto:${email}\n`);
  expect(text).toContain(`Preferred-Languages: ${codes.join(", ")}\n`);
});

test("pages: have the addresses of the requirements, section 2", () => {
  const required = "/ /about /our-work /get-involved /contact /donate /events /diary /questions";
  const added = "/privacy /accessibility /accounts /donate/after /404";
  const addresses: readonly string[] = Object.values(pages).map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining(`${required} ${added}`.split(" ")));
});
