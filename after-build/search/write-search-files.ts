import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitemap } from "./sitemap.ts";
import { robotsTxt, securityTxt } from "./text-files.ts";

/** Writes the files that search engines and security researchers look for. */
export async function writeSearchFiles(folder: string): Promise<void> {
  await mkdir(join(folder, ".well-known"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "sitemap.xml"), sitemap()),
    writeFile(join(folder, "robots.txt"), robotsTxt()),
    writeFile(join(folder, ".well-known", "security.txt"), securityTxt(new Date())),
  ]);
}
