import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { builtOn, secondContent, secondFolder } from "../support/second-site.ts";

// A charity changes `content/`, and its tests must stay green. The second site has what it may have: its own number,
// address and long holder, accounts and a diary of other months, and a fourth language that has only its texts.
test("pages: their tests are green with a charity's own content", () => {
  const { stdout, status } = spawnSync(
    "vitest",
    ["run", "tests/pages", "--exclude", "**/{own-content,second-site}.*"],
    {
      env: {
        ...process.env,
        CONTENT_DIR: secondContent,
        BUILD_DIR: secondFolder,
        SOURCE_DATE_EPOCH: builtOn,
      },
      encoding: "utf8",
    },
  );
  expect(status, stdout).toBe(0);
});
