import { globSync, readFileSync, writeFileSync } from "node:fs";
import { formatContent } from "../src/admin/editor-plan.server.ts";
import { removeCameraNotes } from "../src/content/content-pictures.server.ts";

/** Writes the files as the editor does, so that its changes show only the changed lines. */
for (const file of globSync("content/**/*.yaml")) {
  const text = readFileSync(file, "utf8");
  const formatted = formatContent(file.replaceAll("\\", "/").replace(/^content\//, ""), text);
  if (formatted !== text) writeFileSync(file, formatted);
}

for (const file of await removeCameraNotes()) {
  console.info(`${file}: what the camera wrote into it, such as the place, is taken out`);
}
