import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { listenOn } from "../server/listen.ts";
import { createSite } from "../server/site.ts";
import { loadSite } from "../src/content/site.server.ts";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { compareSite, publishedFiles } from "./compare.ts";

const { phone, bankily } = loadSite();
const slip = `<p>${phone} ${bankily.holder}</p>`;

/** The folders of the built and of the served site. */
let built: string;
let served: string;

beforeEach(() => {
  built = temporaryFolder({
    "index.html": "home",
    "about.html": "about",
    "donate.html": slip,
    "donate/after.html": "after",
    "404.html": "nothing here",
    "fr/404.html": "rien ici",
    "assets/qr-en.12345678.svg": "<svg/>",
    "about.html.br": "compressed",
    ".well-known/security.txt": "Expires: 2026-11-26T11:26:00Z",
    _headers: "for the host",
  });
  served = temporaryFolder();
  cpSync(built, served, { recursive: true });
  rmSync(join(served, "about.html.br"));
});

async function serve(app: Hono): Promise<URL> {
  const server = await listenOn(getRequestListener(app.fetch));
  onTestFinished(server.close);
  return new URL(server.address);
}

const servedSite = () => createSite({ root: served, mailboxDir: served });

const compared = async (app = new Hono()) =>
  compareSite(await serve(app.route("/", servedSite())), built);

const change = (file: string, content: string) => writeFileSync(join(served, file), content);

test("compare: finds nothing when the site is as built", async () => {
  expect(await compared()).toEqual({ payee: [], causes: [], others: [] });
});

test("compare: takes every changed file for another payee, if more than spaces, comments or times differ", async () => {
  change("about.html", "<!-- added -->\n about ");
  change(".well-known/security.txt", "Expires: 2026-11-26T11:27:06Z");
  change("index.html", "home <b>36</b> 99 88 77");
  change("donate.html", slip.replace(bankily.holder, "SOMEBODY ELSE"));
  change("fr/404.html", "rien de rien");
  change("assets/qr-en.12345678.svg", "<svg>another</svg>");
  rmSync(join(served, "donate/after.html"));
  rmSync(join(served, "404.html"));
  expect(await compared()).toEqual({
    payee: [
      "/  is not as built; the number 36 99 88 77",
      "/assets/qr-en.12345678.svg  is not as built",
      "/donate  is not as built",
      expect.stringMatching(/^\/fr\/nowhere-.* is not as built$/),
      expect.stringMatching(/^\/nowhere-.* is not as built$/),
    ],
    causes: [expect.stringContaining("Another build"), expect.stringContaining("takes out spaces")],
    others: [
      "/.well-known/security.txt  is not as built",
      "/about  is not as built",
      "/donate/after  is missing: answered 404, not 200",
    ],
  });
});

test("compare: follows redirects within the site only", async () => {
  const elsewhere = await serve(new Hono().all("*", () => expect.unreachable()));
  const away = new Hono()
    .get("/about", (c) => c.redirect("/about/"))
    .get("/about/", (c) => c.body("about"))
    .get("/donate", (c) => c.redirect(`${elsewhere}donate`))
    .get("/donate/after", (c) => c.body("after", 200, { Refresh: `0; url=${elsewhere}` }));
  expect((await compared(away)).payee).toEqual([
    `/donate  leads to another place, ${elsewhere.origin}`,
    `/donate/after  leads on to 0; url=${elsewhere}`,
  ]);
});

test.each([
  ["browsers that go to a page", "sec-fetch-mode", "navigate"],
  ["phones", "user-agent", "Android"],
  ["computers", "user-agent", "X11"],
])("compare: finds a number that a host shows only to %s", async (_whom, header, value) => {
  const app = new Hono().get("/about", (c, next) =>
    c.req.header(header)?.includes(value) ? c.body("about 36 99 88 77") : next(),
  );
  expect((await compared(app)).payee).toEqual(["/about  is not as built; the number 36 99 88 77"]);
});

test("compare: names the cause when a host changes pages or leaves headers out", async () => {
  const hidden =
    '<a href="/cdn-cgi/l/email-protection" data-cfemail="3699887736998877">[email]</a>';
  change("about.html", hidden);
  change("index.html", "home<script></script>");
  change(".well-known/security.txt", "Expires: 2026-11-26T11:27:06Z");
  const bare = new Hono().use(async (c, next) => {
    await next();
    c.res.headers.delete("X-Content-Type-Options");
  });
  const { causes } = await compared(bare);
  expect(causes).toEqual([
    expect.stringContaining("Another build is published"),
    expect.stringContaining("The host adds a script"),
    expect.stringContaining("The host does not send X-Content-Type-Options"),
    expect.stringContaining("The host hides e-mail addresses"),
  ]);
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, ["tools/compare.ts", ...args]);
  const [output, complained] = [text(child.stdout), text(child.stderr)];
  const [status] = await once(child, "close");
  return { status, said: (await output) + (await complained) };
}

test("compare: reads compressed answers, exits with 1 when a file differs, and says first who is paid", async () => {
  const packing = new Hono().use(compress({ threshold: 0 })).route("/", servedSite());
  const { origin } = await serve(packing);
  expect(await run(origin, built)).toEqual({ status: 0, said: "All 8 files are as built.\n" });
  change("donate.html", "elsewhere");
  expect(await run(origin, built)).toEqual({
    status: 1,
    said: expect.stringMatching(/^WHO IS PAID MAY BE ANOTHER:\n {2}\/donate {2}is not as built\n/),
  });
});

test("compare: explains its use, and asks for a build when there is none", async () => {
  expect((await run("ftp://the.site")).said).toContain("npm run compare -- https://the.site");
  expect(() => publishedFiles("nowhere")).toThrow("There is no built site in nowhere. Build it");
});
