import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentCopy } from "../support/content-copy.ts";

test("a merchant code comes first, the number second, and the name the app should show", {
  timeout: 300_000,
}, () => {
  const copy = new ContentCopy();
  copy.replace("site.yaml", "  # merchantCode:", '  merchantCode: "904512"\n  # merchantCode:');
  copy.replace("site.yaml", "  # accountName:", "  accountName: ASSOC KHAYMA\n  # accountName:");
  // Inside the project, so that the server build finds its packages.
  mkdirSync("build", { recursive: true });
  const folder = mkdtempSync("build/test-");
  try {
    const env = {
      ...process.env,
      CONTENT_DIR: copy.folder,
      BUILD_DIR: folder,
      NODE_ENV: "production",
    };
    execFileSync("react-router", ["build"], { env, stdio: "pipe" });
    const html = readFileSync(join(folder, "client/donate.html"), "utf8");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const [slip = "", section = "", poster = ""] = main.split(/id="bankily"|data-sheet="poster"/);
    for (const part of [slip, section, poster]) {
      expect(part).toContain("904512");
      expect(part.indexOf("904512")).toBeLessThan(part.indexOf("+222"));
    }
    expect(section).toContain("ASSOC KHAYMA");
    expect(section).toContain("Enter the merchant code");
    expect(section).toContain("Copy Merchant Code for Bankily");
    expect(section).not.toContain("Enter the number");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
