import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "../../src/i18n/languages.ts";
import { ContentCopy } from "../../tests/support/content-copy.ts";
import { mailVariables } from "./mail-problems.ts";

const ids = Object.fromEntries(mailVariables.map((name) => [name, "made-up"]));

function launchCheck({ folder }: ContentCopy, env: Record<string, string>) {
  const { status, stdout } = spawnSync("node", ["tools/launch-check.ts"], {
    env: { ...process.env, ...env, CONTENT_DIR: folder },
    encoding: "utf8",
  });
  return { status, stdout };
}

/** The content of a made-up charity with nothing left to settle. */
function readyContent(): ContentCopy {
  const copy = new ContentCopy();
  const { folder } = copy;
  copy.set("site.yaml", {
    address: "https://www.tent-of-neighbours.mr",
    phone: "+222 36 12 34 56",
    email: "salam@tent-of-neighbours.mr",
    facebook: "https://www.facebook.com/tentofneighbours",
    instagram: "https://www.instagram.com/tentofneighbours",
    "bankily.qrImage": "qr.png",
    reviewed: new Date().toISOString().slice(0, 10),
  });
  copy.set("figures.yaml", { "impact.years": { value: 1, atLeast: true } });
  mkdirSync(join(folder, "images"), { recursive: true });
  writeFileSync(join(folder, "images", "qr.png"), "");
  const people = ["founders.people.0", "founders.people.1"].concat(
    [0, 1, 2].map((index) => `leadership.people.${index}`),
  );
  const names = Object.fromEntries(people.map((person) => [`${person}.name`, "Aïssata"]));
  for (const { code } of languages()) copy.set(`${code}/about.yaml`, names);
  return copy;
}

test("a site that is ready ends with 0", () => {
  const { status, stdout } = launchCheck(readyContent(), ids);
  expect(stdout).toBe("Ready for the public.\n");
  expect(status).toBe(0);
});

test("one thing left to settle ends with 1 and names its file and key", () => {
  const content = readyContent();
  content.set("site.yaml", { phone: "+222 00 00 00 00" });
  const { status, stdout } = launchCheck(content, ids);
  expect(stdout).toMatch(
    /^Not ready for the public: 1 thing to settle\.\n\ncontent\/site\.yaml\n {2}phone: /,
  );
  expect(status).toBe(1);
});

test("a site without mail ends with 1", () => {
  const { status, stdout } = launchCheck(readyContent(), {});
  expect(stdout).toContain("VITE_EMAILJS_PUBLIC_KEY");
  expect(status).toBe(1);
});
