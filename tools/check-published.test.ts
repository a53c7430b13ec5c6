import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { allowedIn } from "./check-published/allowed.ts";
import { checkFolder, forbiddenIn } from "./check-published.ts";

const siteYaml = `address: https://tent.example
phone: +222 36 12 34 56 # not 22 33 44 55
email: info@tent.example
facebook: https://www.facebook.com/tent
bankily:
  holder: 22 33 44 55
  merchantCode: "3612"
otherWays:
  - kind: bank
    account: MR1300020001010000123456753
registration:
  number: 0123/2019
`;
const allowed = allowedIn(siteYaml);
const inPage = (html: string) => forbiddenIn("donate.html", html, allowed);

test.each([
  "22334455",
  "22 33 44 55",
  "+222 22.33.44.55",
  "2233-4455, 22:33-44:55",
  "2044/2055",
  "2012-3300",
  "36 3612 78",
  "٢٢ ٣٣ ٤٤ ٥٥",
  "۲۲۳۳۴۴۵۵",
  "२२ ३३ ४४ ५५",
  "２２３３４４５５",
  "𝟐𝟐𝟑𝟑𝟒𝟒𝟓𝟓",
  "①②③④⑤⑥⑦⑧",
  "2️⃣2️⃣3️⃣3️⃣4️⃣4️⃣5️⃣5️⃣",
  "22ـ33ـ44º55",
  "22\u280033\u280044\u280055",
  "22\u200b33\u200d44\u316455",
  "&#50;&#x32;334455",
  "22&nbsp;33&zwnj;44&thinsp;55",
  "<b>22</b><i>33</i><span>44</span> <p>55</p>",
  "22<!-- a -->33<wbr>4455",
  '<p title="22 33 44 55">',
  "<p title='2233&#52;455'>",
  "<a href=tel:4455>",
  '<a href="tel:+222 22 33 44 55">',
  '<a href="tel:+36123456">',
  '<a href="tel:123456">',
  '<a href="tel:3612">',
  '<a href="https://wa.me/22222334455?text=a">',
  '<a href="https://wa.me/36123456">',
  '<a href="https://wa.me/message/ABCDEF">',
  '<a href="sms:4455">',
  '<a href="mailto:other@tent.example">',
  '<a href="mailto:info@tent.example?cc=other@tent.example">',
  '<a href="https://elsewhere.example/">',
  '<a href="//elsewhere.example/">',
  '<a href="/\\elsewhere.example/">',
  '<a href="ht\ttps://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=//elsewhere.example">',
  '<a href="https:\\\\elsewhere.example">',
  '<a href="https://tent.example@elsewhere.example">',
  '<a href="https://www.google.com/maps?q=22334455">',
  "GB82 WEST 1234 5698 7654 32",
  "FR14 <b>2004</b> 1010 0505 0001 3M02 606",
  '<style>p::after{content:"22"}</style>',
  '<style>p::after{content:"\\32\\32"}</style>',
  "<style>p::after{content:counter(a)}</style>",
  "<style>p{counter-reset:page 22}p::after{content:counter(page)}</style>",
  "<script>document.title='22 33 44 55'</script>",
  "<script>document.title='\\x322334455'</script>",
  '<script type="application/ld+json">{"telephone":"+222 22 33 44 55"}</script>',
  '<div props="{&quot;phone&quot;:&quot;\\u0032\\u0032334455&quot;}">',
  "\u202e65 43 21 63",
])("check: refuses %s", (html) => {
  expect(inPage(html)).not.toEqual([]);
});

test.each([
  "+222 36 12 34 56, 36123456, 36.12.34.56, ٣٦ ١٢ ٣٤ ٥٦",
  '<a href="tel:+22236123456">36 12 34 56</a> <a href="tel:36 12 34 56">',
  '<a href="https://wa.me/22236123456?text=a"><a href="https://wa.me/?text=b">',
  '<a href="mailto:info@tent.example?subject=a"><a href="mailto:?body=b">',
  '<a href="https://www.facebook.com/tent"><a href="https://tent.example/about">',
  "MR13 0002 0001 0100 0012 3456 753, 0123/2019",
  '<a href="https://www.openstreetmap.org/?mlat=18.08520&mlon=-15.97850#map=16/18.08520/-15.97850">',
  "2018-2026, 2019 and 2023: From 2026-11-23 to 2026-11-25, 25.11.2026",
  "08:30–12:30, 2026-11-23. Saturday, 8 May 2027, 17:00",
  "In 2026, 187,500 MRU. 1 000 / 2 000 / 4 000. 1 234 567 MRU",
  "<td>34,000</td><td>+21 500</td><th>2026</th><td>2025</td>",
  '<path d="M1 1 0 0 0 1.213-.303z"/><svg viewBox="0 0 1200 900">',
  "+222 00 00 00 00",
  '<a href="/cdn-cgi/l/email-protection#22334455" data-cfemail="22334455">',
  "<style>p::after{content:'→'}@page{@bottom-left{content:counter(page)}}</style>",
])("check: accepts %s", (html) => {
  expect(inPage(html)).toEqual([]);
});

test.each([
  ["assets/a.12345678.js", "a=1073741823|33554432", 0],
  ["assets/a.12345678.js", "a=22334455", 1],
  ["assets/a.12345678.js", "a='2233'+`22 33 44 55`", 1],
  ["accounts.csv", "date,amount\n2026-10-20,1000\n2026-10-21,2000", 0],
  ["accounts.csv", "date,note\n2026-10-20,22 33 44 55", 1],
  ["events.ics", "DTSTART:20270508T170000Z\nDTSTAMP;VALUE=DATE:20270508\n", 0],
  ["events.ics", "DESCRIPTION:22334455\n", 1],
  ["diary/feed.xml", "<title>22 33 44 55</title>", 1],
  ["humans.txt", "22 33 44 55", 1],
  ["assets/a.svg", "<text>22 33</text><text>44 55</text>", 1],
  ["picture.png", "22334455", 0],
  ["a.xhtml", "<b>22</b><i>33</i><b>44</b><i>55</i>", 1],
  ["_headers", "/donate\n  Link: <https://elsewhere.example>; rel=prefetch\n", 1],
])("check: %s with %s has %i problems", (path, content, count) => {
  expect(forbiddenIn(path, content, allowed)).toHaveLength(count);
});

test("check: is the build's last step, stops it, and names file, number and expectation", () => {
  const content = temporaryFolder({ "site.yaml": siteYaml });
  const site = temporaryFolder({
    "fr/donate.html": "<p>Le 22 33 44 55",
    "fr/.a/.b": "22 33 44 55",
    _redirects: "/fr/* /fr/404.html 404\n/donate https://elsewhere.example/pay 302!",
  });
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/astro build && node tools\/check-published\.ts$/);
  const { status, stderr } = spawnSync(process.execPath, ["tools/check-published.ts", site], {
    env: { ...process.env, CONTENT_DIR: content },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/_redirects: the link https:\/\/elsewhere\.example\n/);
  expect(stderr).toMatch(/fr\/\.a\/\.b: the number 22 33 44 55\n.*fr\/donate\.html: the number 22/);
  expect(stderr).toContain("Expected only what content/site.yaml");
});

test("check: refuses a compressed copy with other words", () => {
  const site = temporaryFolder({ "a.txt": "36 12 34 56" });
  writeFileSync(join(site, "a.txt.gz"), gzipSync("22 33 44 55"));
  expect(checkFolder(site, allowed).join()).toMatch(/a\.txt\.gz: the number 22 33 44 55$/);
});

test("check: imports nothing but Node's own library", () => {
  const code = globSync("tools/check-published{,/*}.ts").map((file) => readFileSync(file, "utf8"));
  const imported = code.join("\n").matchAll(/from "([^"]+)"|import\(/g);
  for (const [, name] of imported)
    expect(name).toMatch(/^node:|^\.\/(?:check-published\/)?\w+\.ts$/);
});
