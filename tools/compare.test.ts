import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { listenOn } from "../server/listen.ts";
import { createSite } from "../server/site.ts";
import { loadSite } from "../src/content/site.server.ts";
import { temporaryFolder } from "../tests/support/temporary-folders.ts";
import { compareSite, publishedFiles } from "./compare/compare-site.ts";

const { phone, bankily } = loadSite();
const head = '<meta name="payee" content="1">';
const slip = `<p>${phone} ${bankily.holder}</p>`;

/** The folders of the built and of the served site. */
let built: string;
let served: string;

beforeEach(() => {
  built = temporaryFolder({
    "index.html": "home",
    "about.html": "about",
    "donate.html": head + slip,
    "donate/after.html": `${head}after`,
    "404.html": "nothing here",
    "fr/404.html": "rien ici",
    "assets/qr-en.12345678.svg": "<svg/>",
    "about.html.br": "compressed",
    ".well-known/security.txt": "Contact: mailto:",
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

const compared = async () =>
  compareSite(await serve(createSite({ root: served, mailboxDir: served })), built);

const change = (file: string, content: string) => writeFileSync(join(served, file), content);

test("compare: finds nothing when the site is as built", async () => {
  expect(await compared()).toEqual([]);
  expect(publishedFiles(built).map(({ file }) => file)).toEqual([
    ".well-known/security.txt",
    "404.html",
    "about.html",
    "assets/qr-en.12345678.svg",
    "donate.html",
    "donate/after.html",
    "fr/404.html",
    "index.html",
  ]);
});

test("compare: begins with a changed phone number", async () => {
  change("about.html", "about us");
  change("assets/qr-en.12345678.svg", "<svg></svg>");
  change("donate.html", head + slip.replace(phone, "+222 36 99 88 77"));
  expect(await compared()).toEqual([
    {
      path: "/donate",
      urgency: 0,
      problem: "the charity's number is gone; shows other numbers: 22236998877",
    },
    { path: "/assets/qr-en.12345678.svg", urgency: 1, problem: "is not as built" },
    { path: "/about", urgency: 2, problem: "is not as built" },
  ]);
});

test("compare: names a changed holder", async () => {
  change("donate.html", head + slip.replace(bankily.holder, "SOMEBODY ELSE"));
  expect(await compared()).toEqual([
    { path: "/donate", urgency: 0, problem: "the holder is gone" },
  ]);
});

test("compare: names a missing file and an unexpected page", async () => {
  rmSync(join(served, "donate/after.html"));
  rmSync(join(served, "404.html"));
  expect(await compared()).toEqual([
    { path: "/donate/after", urgency: 1, problem: "is missing: answered 404, not 200" },
    { path: expect.stringMatching(/^\/nowhere-/), urgency: 2, problem: "is not as built" },
  ]);
});

test("compare: follows redirects within the site only", async () => {
  const elsewhere = await serve(new Hono().all("*", () => expect.unreachable()));
  const site = createSite({ root: served, mailboxDir: served });
  const away = new Hono()
    .get("/about", (c) => c.redirect("/about/"))
    .get("/about/", (c) => c.body("about"))
    .get("/donate", (c) => c.redirect(`${elsewhere}donate`))
    .get("/donate/after", (c) => c.body(`${head}after`, 200, { Refresh: `0; url=${elsewhere}` }))
    .route("/", site);
  expect(await compareSite(await serve(away), built)).toEqual([
    { path: "/donate", urgency: 0, problem: `leads to another place, ${elsewhere.origin}` },
    { path: "/donate/after", urgency: 0, problem: `leads on to 0; url=${elsewhere}` },
  ]);
});

test("compare: reads compressed answers", async () => {
  const app = new Hono().get("/about", (c) => {
    const stream = new Blob(["about"]).stream().pipeThrough(new CompressionStream("gzip"));
    return c.body(stream, 200, { "Content-Encoding": "gzip" });
  });
  app.route("/", createSite({ root: served, mailboxDir: served }));
  expect(await compareSite(await serve(app), built)).toEqual([]);
});

async function run(...args: string[]) {
  const child = spawn(process.execPath, ["tools/compare.ts", ...args]);
  const [output, complained] = [text(child.stdout), text(child.stderr)];
  const [status] = await once(child, "close");
  return { status, said: (await output) + (await complained) };
}

test("compare: exits with 1 when a file differs", async () => {
  const { origin } = await serve(createSite({ root: served, mailboxDir: served }));
  const asBuilt = { status: 0, said: "All 8 files are as built.\n" };
  expect(await run(origin, "--folder", built)).toEqual(asBuilt);
  change("donate.html", "elsewhere");
  expect(await run(origin, "--folder", built)).toEqual({
    status: 1,
    said: expect.stringMatching(/^WHO IS PAID[\s\S]*\/donate [\s\S]*1 of 8 files are not as built/),
  });
});

test.each([[["ftp://the.site"]], [["--what"]]])(
  "compare: explains its use when it is called with %j",
  async (args) => {
    expect(await run(...args)).toEqual({
      status: 1,
      said: expect.stringContaining("npm run compare -- https://the.site"),
    });
  },
);

test("compare: asks for a build when there is none", async () => {
  const { status, said } = await run("https://the.site", "--folder", "nowhere");
  expect(status).toBe(1);
  expect(said).toContain("There is no built site in nowhere. Build it first");
});
